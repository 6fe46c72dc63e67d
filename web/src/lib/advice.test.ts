import { describe, expect, it } from "vitest";
import { momentText, onlyText, shareText, turnText } from "./advice";
import { Errands } from "./errands";
import { cardMarks, suitMark, type Args } from "./fluent";
import type { ClientFrame, Moment } from "./protocol";

const t = (id: string, args: Args = {}): string => [id.replace("advice-", ""), ...Object.values(args)].join(" ");
const share = { wins: 58, low: 54, high: 62, playouts: 400 };

describe("a turn in words", () => {
  it("names the cards first, what is asked for with them, and the call at last", () => {
    expect(turnText(["call", "AH", "suit:S"], t, [])).toBe(`${cardMarks(["AH"])}, suit ${suitMark("S")}, call`);
    expect(turnText(["9H", "9S", "end"], t, [])).toBe(cardMarks(["9H", "9S"]));
    expect(turnText(["end"], t, [])).toBe("end");
    expect(turnText(["draw"], t, [])).toBe("draw");
    expect(turnText(["rank:7"], t, [])).toBe("rank 7");
    expect(turnText(["3C", "with:1"], t, ["Ada", "Bo"])).toContain("Bo");
  });
  it("names the card that alone can begin it, if there is one", () => {
    expect(onlyText(["call", "9H", "9S"], t)).toBe(`only 2 ${cardMarks(["9H"])}`);
    expect(onlyText(["draw"], t)).toMatch(/^only 0/);
  });
  it("says nothing of a share where there was nothing to compare", () => {
    expect(shareText({ wins: null, low: null, high: null, playouts: 0 }, t)).toBe("");
    expect(shareText(share, t)).toBe("share 58 54 62");
  });
  it("tells a slip, a swing and an end apart", () => {
    const done = { ...share, actions: ["draw"] };
    const one: Moment = { turn: 7, hand: [], top: "9S", done, best: null, after: null };
    expect(momentText({ ...one, best: done }, t, [])).toMatch(/^slip 7 draw/);
    expect(momentText({ ...one, after: share }, t, [])).toMatch(/^swing 7 draw/);
    expect(momentText({ ...one, after: { wins: 0, low: 0, high: 0, playouts: 0 } }, t, [])).toMatch(/^end-lost 7/);
    expect(momentText({ ...one, after: { wins: 100, low: 100, high: 100, playouts: 0 } }, t, [])).toMatch(/^end-won 7/);
  });
});

describe("a question that takes its time", () => {
  it("is answered by its own frame, asked again after a lost connection, and ended with the table", async () => {
    const sent: ClientFrame[] = [];
    const errands = new Errands((frame) => sent.push(frame));
    const seen: number[] = [];
    const asked = errands.review(2, (done, of) => seen.push(done, of));
    const id = (sent[0] as { id: string }).id;
    expect(errands.took({ t: "progress", id: "other", done: 1, of: 2 })).toBe(false);
    expect(errands.took({ t: "progress", id, done: 1, of: 4 })).toBe(true);
    expect(seen).toEqual([1, 4]);
    errands.again();
    expect(sent[1]).toEqual(sent[0]);
    const review = { t: "review", id, round: 2, choices: 0, sound: 0, moments: [] } as const;
    expect(errands.took({ ...review, moments: [] })).toBe(true);
    expect(await asked).toEqual(review);
    const hint = errands.hint();
    errands.end();
    expect((await hint).t).toBe("nack");
  });
});
