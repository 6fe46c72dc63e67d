import { expect, it } from "vitest";
import { draftOf } from "./editorRules";
import { FIRST_GAME, FIRST_GAMES, UNNAMED, facesOf } from "./games";

it("opens home and the editor with the same game", () => {
  expect(FIRST_GAMES[0]).toBe(FIRST_GAME);
  expect(facesOf(FIRST_GAME, "french-52")).toHaveLength(3);
});
it("gives rules without a name of their own none in the editor", () => {
  expect(draftOf({ id: "house", name: UNNAMED }, "classic").name).toBe("");
});
