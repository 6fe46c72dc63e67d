// A whole bot: it lays the first card that it may lay, and calls its last one.
import { createInterface } from "node:readline";

function move({ view, names }) {
  const cards = view.legal.filter((action) => view.hand.includes(action));
  const others = view.legal.filter((action) => action !== "call" && !cards.includes(action));
  const turn = [[...cards, ...others][0]];
  if (names[turn[0]]) turn.push(names[turn[0]][0]);
  if (cards.length && view.hand.length === 2 && view.legal.includes("call")) turn.push("call");
  return turn;
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  const actions = request.cmd === "move" ? move(request) : [];
  console.log(JSON.stringify({ id: request.id, ok: true, actions }));
}
