import { describe, expect, it } from "vitest";
import { cardArgs, cardOfKey, indexOf, isCourt, keyed, rankOf, signOf, sorted, suitOf } from "./cards";

describe("cards", () => {
  it("are sorted by suit, black and red in turn, then by rank with the ace high", () => {
    expect(sorted(["AD", "TC", "9C", "2H", "KS", "AS", "7S"])).toEqual(["7S", "KS", "AS", "2H", "9C", "TC", "AD"]);
  });
  it("of the colour pack end with the wild ones", () => {
    expect(sorted(["WW", "3G", "DR", "1R", "7R"])).toEqual(["1R", "7R", "DR", "3G", "WW"]);
  });
  it("keep their own key when a code occurs more than once", () => {
    expect(keyed(["WW", "WW", "3R"]).map((slot) => slot.key)).toEqual(["WW", "WW#2", "3R"]);
    expect(cardOfKey("WW#2")).toBe("WW");
  });
  it("show 10 for T and +2 for the draw two, but the queen of diamonds is no draw two", () => {
    expect([indexOf("TS"), indexOf("DR"), indexOf("QD"), indexOf("7D")]).toEqual(["10", "+2", "Q", "7"]);
  });
  it("of 108 have signs where others have numbers, and wild ones no suit", () => {
    expect(["SR", "VB", "X1", "0G", "KS", "WF"].map(signOf)).toEqual(["skip", "reverse", "joker", null, null, null]);
    expect(["WF", "WW", "X2", "SR"].map((card) => [rankOf(card), suitOf(card)])).toEqual([
      ["F", ""], ["W", ""], ["X", ""], ["S", "R"],
    ]);
    expect([indexOf("WF"), indexOf("DB"), indexOf("9Y"), indexOf("WW")]).toEqual(["+4", "+2", "9", ""]);
  });
  it("are sorted with numbers before signs, wild cards and jokers last", () => {
    expect(sorted(["WF", "DR", "SR", "0R", "9R", "VR", "WW", "0B"])).toEqual(["0R", "9R", "SR", "VR", "DR", "0B", "WW", "WF"]);
    expect(sorted(["X2", "X1", "AD"])).toEqual(["AD", "X1", "X2"]);
  });
  it("pass digits to Fluent as numbers", () => {
    expect(cardArgs("9H")).toEqual({ rank: 9, suit: "H" });
    expect(cardArgs("TH")).toEqual({ rank: "T", suit: "H" });
  });
  it("know their courts", () => {
    expect(["JS", "QH", "KD", "AS", "TS", "DR"].map(isCourt)).toEqual([true, true, true, false, false, false]);
  });
});
