import { describe, expect, it } from "vitest";
import { cardArgs, cardOfKey, indexOf, isCourt, keyed, sorted } from "./cards";

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
  it("pass digits to Fluent as numbers", () => {
    expect(cardArgs("9H")).toEqual({ rank: 9, suit: "H" });
    expect(cardArgs("TH")).toEqual({ rank: "T", suit: "H" });
  });
  it("know their courts", () => {
    expect(["JS", "QH", "KD", "AS", "TS", "DR"].map(isCourt)).toEqual([true, true, true, false, false, false]);
  });
});
