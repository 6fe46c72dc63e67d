/** Which games come first, and the cards that stand for each; a game without any gets those of its pack. */
export const FIRST_GAME = "classic";
export const FIRST_GAMES: readonly string[] = [FIRST_GAME, "duel", "last-card"];

export const UNNAMED = "House rules"; // what the server calls rules that were given no name

const FACES: Record<string, readonly string[]> = {
  classic: ["7S", "QH", "AC"],
  duel: ["4B", "DR", "WW"],
  "last-card": ["JD", "8C", "2H"],
  "uk-switch": ["KD", "JS"],
  "crazy-eights": ["8H", "8C"],
  "crazy-eights-powers": ["QS", "2D"],
  "mau-mau": ["7H", "JC"],
  pesten: ["2C", "X1"],
  "hundred-one": ["6D", "KS"],
  "colours-108": ["SG", "WF"],
  "last-card-nz": ["5H", "TC"],
};

export const facesOf = (ruleset: string, pack: string): readonly string[] =>
  FACES[ruleset] ?? (pack.startsWith("colour") ? ["7R", "WW"] : ["AS", "TH"]);
