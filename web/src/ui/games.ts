/** The games one can choose, with the cards that stand for them. */
export const GAMES = [
  { id: "classic", most: 4, faces: ["7S", "QH", "AC"] },
  { id: "duel", most: 2, faces: ["4B", "DR", "WW"] },
  { id: "last-card", most: 4, faces: ["JD", "8C", "2H"] },
] as const;
