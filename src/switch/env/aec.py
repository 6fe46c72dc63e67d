"""Switch for PettingZoo: one seat after the other decides. See docs/environments.md.

``env`` gives the wrapped environment, ``RawEnv`` the bare one that raises IllegalMove.
"""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING, Any, ClassVar

from switch.core import layout as at
from switch.core.deal import deal
from switch.core.rng import PICKS_AT, seed_fast
from switch.kernel.batch_env import write_mask, write_observation
from switch.kernel.deciding import ACTIONS, ACTOR, DECISIONS, ROW_SIZE, begin, decide, may, payoff

from . import observing
from .setting import Rules, action_text, cards_of, integer, need, rule_set, table_of, whole

if TYPE_CHECKING:
    import numpy as np

np_ = need("numpy")
AECEnv: Any = need("pettingzoo").AECEnv
spaces = need("gymnasium.spaces")
wrappers = need("pettingzoo.utils.wrappers")

Observation = dict[str, "np.ndarray[Any, Any]"]


class IllegalMove(ValueError):
    """Nothing has changed."""


def env(ruleset: Rules = "classic", seats: int = 2, **settings: Any) -> Any:
    """PettingZoo's usual wrappers around ``RawEnv``: an illegal action ends the round, its player
    gets -1 and the others nothing."""
    raw = RawEnv(ruleset, seats, **settings)
    inner = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))


class RawEnv(AECEnv):  # type: ignore[misc]
    """``first``: the seat that begins; ``most``: decisions until the round is cut off (every agent
    is truncated and gets nothing), 0: no limit. Raises ValueError."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "switch_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        ruleset: Rules = "classic",
        seats: int = 2,
        *,
        first: int = 0,
        most: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.rules = rule_set(ruleset)
        self.table = table_of(self.rules, seats)
        self.first, self.most = whole("first", first, 0, seats - 1), whole("most", most, 0)
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode must be None or 'ansi', not {render_mode!r}.")
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        size = observing.length(self.table, seats)
        seen = spaces.Box(observing.LEAST, observing.MOST, (size,), np_.int16)
        mask = spaces.Box(0, 1, (ACTIONS,), np_.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._cells = [0] * ROW_SIZE
        self._log = [0] * at.EVENTS_SIZE
        self._chance = [0] * PICKS_AT

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """All chance of the round comes from the seed: 0 … 2**63 - 1, as for the referee; None:
        from the system."""
        del options
        chosen = SystemRandom().getrandbits(63) if seed is None else whole("seed", seed, 0)
        seed_fast(self._chance, chosen)
        self._cells[:] = [0] * ROW_SIZE
        deal(self.table, self._cells, len(self.possible_agents), self.first, self._chance)
        begin(self.table, self._cells)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._cells[ACTOR]]

    def observe(self, agent: str) -> Observation:
        """Fresh arrays; the mask is empty for everybody but the agent that decides."""
        seat = self.possible_agents.index(agent)
        seen = np_.zeros(self.observation_spaces[agent]["observation"].shape, np_.int16)
        mask = np_.zeros(ACTIONS, np_.int8)
        view = [0] * at.STATE_SIZE
        write_observation(self.table, self._cells, seat, view, seen, cards_of(self.table))
        if seat == self._cells[ACTOR]:
            write_mask(self.table, self._cells, [0] * ACTIONS, mask, ACTIONS)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Raises IllegalMove: nothing changed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        code = integer(action)
        if code is None or not may(self.table, self._cells, code):
            named = repr(action) if code is None else action_text(self.rules, code)
            raise IllegalMove(f"{named} is not legal for {agent} now.")
        decide(self.table, self._cells, code, self._log, self._chance)
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        if self._cells[at.RESULT] != at.RUNNING:
            for seat, one in enumerate(self.possible_agents):
                self.rewards[one] = payoff(self._cells, seat)
            self.terminations = dict.fromkeys(self.agents, True)
        elif 0 < self.most <= self._cells[DECISIONS]:
            self.truncations = dict.fromkeys(self.agents, True)
        if self._cells[ACTOR] >= 0:
            self.agent_selection = self.possible_agents[self._cells[ACTOR]]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What a spectator sees, in a line; None without a render mode."""
        if self.render_mode is None:
            return None
        cells, codes = self._cells, self.rules.pack.codes
        counts = cells[at.COUNTS : at.COUNTS + len(self.possible_agents)]
        top = codes[cells[at.PILE + cells[at.PILE_COUNT] - 1]]
        return f"top {top}, hands {counts}, {self.agent_selection} decides"

    def close(self) -> None:
        pass
