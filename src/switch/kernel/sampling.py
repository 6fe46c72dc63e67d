"""Worlds that agree with a view and a memory: every hidden card somewhere it may be.

Hands are drawn evenly from what the memory leaves open, then kept or drawn again by asking whether
the rival's last turns are those that a sensible player with this hand would have played.
"""

from ..core.cells import copy_round
from ..core.fitting import suit_in_force
from ..core.hands import add_card, copies_held, held, ones, remove_card
from ..core.jit import apart, jit, kind_of
from ..core.layout import (
    ACCUSED,
    ACTIONS_MAX,
    BLUFF,
    BLUFFED,
    CARDS_MAX,
    COPIES,
    COUNTS,
    ENDING,
    GIVEN,
    HANDS,
    HONEST,
    NAME,
    NAMED_RANK,
    PHASE,
    PHASE_CHALLENGE,
    PILE,
    PILE_COUNT,
    PLANES,
    SEATS,
    STOCK,
    STOCK_COUNT,
    SUIT_MASK,
    T_KINDS,
    T_SUITS,
    T_WILD,
    TURN,
    VIEWER,
)
from ..core.policies import GREEDY, nth_bit, plan_turn, spare_card
from ..core.rng import below, shuffle
from ..core.seats import seat_after
from ..core.vectors import Cells, Vector
from .memory import (
    BEFORE,
    DEEDS_MAX,
    HARD,
    KNOWN_TURNS,
    LAYER_SIZE,
    LAYERS,
    LAYERS_MAX,
    SEAT_LAYERS,
    SEAT_TURNS,
    SITUATION_SIZE,
    SIZE,
    SOFT,
    TURN_SIZE,
    TURNS_AT,
    stage,
)

# How a searching player takes its rivals; the settings of ``search.think`` are these and more.
TRIES = 0  # hands drawn at most until one is kept
PARDONED = 1  # of 100: how often a turn is possible that the model would not have played
BELIEVED = 2  # of 100: how often a rival is taken to have laid what it sensibly could

UNSEEN_SIZE = 1 + CARDS_MAX
KEPT = ACTIONS_MAX - PLANES - 1  # where a hand is kept in ``out``


@apart
def count_unseen(t: Cells, v: Cells, m: Cells, unseen: Vector) -> None:
    """Write to ``unseen`` (UNSEEN_SIZE) the cards whose place is not known: how many, and which."""
    count = 0
    for kind in range(t[T_KINDS]):
        copies = t[COPIES + kind]
        for seat in range(v[SEATS]):
            copies -= copies_held(m, seat, kind)
        for i in range(m[PILE_COUNT]):
            if m[PILE + i] == kind:
                copies -= 1
        for _ in range(copies):
            count += 1
            unseen[count] = kind
    unseen[0] = count


@apart
def sample(
    t: Cells,
    v: Cells,
    m: Cells,
    unseen: Cells,
    how: Cells,
    s: Vector,
    w: Vector,
    out: Vector,
    chance: Vector,
) -> None:
    """Make ``s`` a world. ``unseen[0]`` cards follow in ``unseen``; ``w`` is a round and ``out``
    ACTIONS_MAX cells to work in."""
    viewer = v[VIEWER]
    copy_round(v, s)
    s[VIEWER] = -1
    for i in range(unseen[0]):
        s[STOCK + i] = unseen[1 + i]
    shuffle(s, STOCK, unseen[0], chance)
    for seat in range(v[SEATS]):
        if seat != viewer:
            give_known(m, s, seat)
    left = fill_hands(m, how, s, viewer, unseen[0], chance)
    for seat in range(v[SEATS]):
        if seat != viewer and m[KNOWN_TURNS + seat] > 0:
            left = settle_hand(t, m, how, s, seat, left, w, out, chance)
    s[STOCK_COUNT] = fill_pile(v, m, s, left)
    if v[PHASE] == PHASE_CHALLENGE:
        s[BLUFF] = bluffed(t, m, s, w)
    if v[ENDING] >= 0:
        choose_gifts(t, s, viewer)


@jit
def give_known(m: Cells, s: Vector, seat: int) -> None:
    """The seat has the cards that are known to be there, and no others."""
    for plane in range(HANDS + seat * PLANES, HANDS + (seat + 1) * PLANES):
        s[plane] = m[plane]
    s[COUNTS + seat] = m[COUNTS + seat]


@apart
def settle_hand(
    t: Cells,
    m: Cells,
    how: Cells,
    s: Vector,
    seat: int,
    left: int,
    w: Vector,
    out: Vector,
    chance: Vector,
) -> int:
    """Deal the seat other cards until it would have played its last turns with them, or there were
    enough tries; how many cards of the stock are left."""
    for _ in range(how[TRIES] - 1):
        if plausible(t, m, how, s, seat, w, out, chance):
            return left
        left = take_up(t, m, s, seat, left)
        shuffle(s, STOCK, left, chance)
        for constrained in range(1, -1, -1):
            left = fill_layers(m, how, s, seat, constrained, left, chance)
    return left


@jit
def take_up(t: Cells, m: Cells, s: Vector, seat: int, left: int) -> int:
    """The cards of the hand that are not known to be there go back; how many are in the stock."""
    for plane in range(HANDS + seat * PLANES, HANDS + (seat + 1) * PLANES):
        cards = s[plane] & ~m[plane]
        while cards != 0:
            lowest = cards & -cards
            cards ^= lowest
            s[STOCK + left] = kind_of(t, lowest)
            left += 1
    give_known(m, s, seat)
    return left


@jit
def fill_hands(m: Cells, how: Cells, s: Vector, viewer: int, left: int, chance: Vector) -> int:
    """Deal to the other seats from the first ``left`` cards of the stock, first where the choice is
    smaller; how many are left."""
    for constrained in range(1, -1, -1):
        for seat in range(s[SEATS]):
            if seat != viewer:
                left = fill_layers(m, how, s, seat, constrained, left, chance)
    return left


@jit
def fill_pile(v: Cells, m: Cells, s: Vector, left: int) -> int:
    """The cards that are not known to lie there come from the stock; how many are left."""
    remembered = m[BEFORE + PILE_COUNT]  # the others are laid in the turn that is planned
    hidden = remembered - m[PILE_COUNT]
    for i in range(v[PILE_COUNT]):
        if i >= remembered:
            s[PILE + i] = v[PILE + i]
        elif i >= hidden:
            s[PILE + i] = m[PILE + i - hidden]
        elif left > 0:
            left -= 1
            s[PILE + i] = s[STOCK + left]
    return left


@jit
def fill_layers(
    m: Cells, how: Cells, s: Vector, seat: int, constrained: int, left: int, chance: Vector
) -> int:
    """Deal the seat's layers of which something is known, or the others, from the first ``left``
    cards of the stock; how many are left."""
    for layer in range(LAYERS_MAX):
        at = LAYERS + seat * SEAT_LAYERS + layer * LAYER_SIZE
        known = m[at + HARD] | m[at + SOFT]
        if m[at + SIZE] > 0 and (known != 0) == (constrained == 1):
            kinds = m[at + HARD]
            if m[at + SOFT] != 0 and below(chance, 100) < how[BELIEVED]:
                kinds |= m[at + SOFT]
            for _ in range(m[at + SIZE]):
                if left > 0:
                    i = left - 1
                    while i >= 0 and (kinds >> s[STOCK + i]) & 1 == 1:
                        i -= 1
                    i = max(i, 0)
                    left -= 1
                    add_card(s, seat, s[STOCK + i])
                    s[STOCK + i] = s[STOCK + left]
    return left


@apart
def bluffed(t: Cells, m: Cells, s: Cells, w: Vector) -> int:
    """8.14: whether this world's hand could have followed suit when the wild attack was laid."""
    seat = s[ACCUSED]
    if m[KNOWN_TURNS + seat] == 0:
        return HONEST
    stage(m, TURNS_AT + seat * SEAT_TURNS, w)
    suit = suit_in_force(t, w)
    if suit == t[T_SUITS] or w[NAMED_RANK] >= 0:
        return HONEST
    return BLUFFED if held(s, seat) & t[SUIT_MASK + suit] & ~t[T_WILD] != 0 else HONEST


@jit
def choose_gifts(t: Cells, s: Vector, viewer: int) -> None:
    """8.12: those before have chosen, unseen; a card they can best spare."""
    seat = s[ENDING]
    while seat != viewer:
        s[TURN] = seat
        s[GIVEN + seat] = spare_card(t, s)
        seat = seat_after(s, seat)
    s[TURN] = viewer


@apart
def plausible(
    t: Cells, m: Cells, how: Cells, s: Vector, seat: int, w: Vector, out: Vector, chance: Vector
) -> bool:
    """Whether the seat would have played its last turns with this hand, or is pardoned."""
    keep_hand(s, seat, out)
    sensible = True
    turn = 0
    while sensible and turn < m[KNOWN_TURNS + seat]:
        at = TURNS_AT + seat * SEAT_TURNS + turn * TURN_SIZE
        take_back(t, m, s, seat, at, chance)
        stage(m, at, w)
        for plane in range(HANDS + seat * PLANES, HANDS + (seat + 1) * PLANES):
            w[plane] = s[plane]
        w[COUNTS + seat] = s[COUNTS + seat]
        if surprising(t, m, at, w, out, chance) == 1:
            sensible = below(chance, 100) < how[PARDONED]
        turn += 1
    restore_hand(s, seat, out)
    return sensible


@jit
def keep_hand(s: Cells, seat: int, out: Vector) -> None:
    out[KEPT] = s[COUNTS + seat]
    for plane in range(PLANES):
        out[KEPT + 1 + plane] = s[HANDS + seat * PLANES + plane]


@jit
def restore_hand(s: Vector, seat: int, out: Cells) -> None:
    s[COUNTS + seat] = out[KEPT]
    for plane in range(PLANES):
        s[HANDS + seat * PLANES + plane] = out[KEPT + 1 + plane]


@jit
def take_back(t: Cells, m: Cells, s: Vector, seat: int, at: int, chance: Vector) -> None:
    """The hand as it was before the turn kept at ``at``: cards drawn since are gone, whichever they
    were, and those laid are back."""
    for _ in range(m[at + SITUATION_SIZE]):
        mine = held(s, seat)
        if mine != 0:
            remove_card(s, seat, nth_bit(t, mine, below(chance, ones(mine))))
    deeds = at + SITUATION_SIZE + 1
    for i in range(m[deeds]):
        if m[deeds + 1 + i] < NAME:
            add_card(s, seat, m[deeds + 1 + i])


@apart
def surprising(t: Cells, m: Cells, at: int, w: Vector, out: Vector, chance: Vector) -> int:
    """1: with the hand in ``w`` the greedy player would have played another turn than the one at
    ``at``, as far as that is written down."""
    planned = plan_turn(t, w, GREEDY, chance, out)
    deeds = at + SITUATION_SIZE + 1
    for i in range(m[deeds]):
        if i >= planned or out[i] != m[deeds + 1 + i]:
            return 1
    more = m[deeds] < min(planned, DEEDS_MAX) and out[m[deeds]] < NAME
    return 1 if more else 0
