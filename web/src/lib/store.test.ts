import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientFrame, ServerFrame, Snapshot, Update } from "./protocol";
import { fromSnapshot, joinedLogs, withUpdate } from "./reduce";
import { TableStore } from "./store.svelte";
import { CLASSIC } from "./testrules";
import { tableOf, viewOf } from "./testviews";
import { parseFrame, socketUrl, waitBefore } from "./transport";

const snapshot = (v: number): Snapshot => ({
  t: "snapshot", v, table: tableOf(), view: viewOf(), log: [], open: null, now: 0, rules: CLASSIC, powers: [], base: "classic", code: "",
});
const update = (v: number): Update => ({
  t: "update", v, events: [{ type: "passed", seat: 1 }], table: tableOf(), view: viewOf({ passes: v }), open: null,
});

let out: ClientFrame[];
let connected: boolean;
let store: TableStore;

beforeEach(() => {
  vi.stubGlobal("document", { visibilityState: "hidden" });
  out = [];
  connected = true;
  const transport = {
    send: (frame: ClientFrame) => connected && out.push(frame) > 0,
    retry: () => undefined,
    close: () => undefined,
  };
  store = new TableStore(() => transport, "K7QF2M", "token");
});

const receive = (...frames: ServerFrame[]): void => frames.forEach((frame) => store.received(frame));
const kinds = (): string[] => out.map((frame) => frame.t);

describe("the fold", () => {
  it("takes the next version, ignores an old one, and notices a gap", () => {
    const shown = fromSnapshot(snapshot(4));
    expect(withUpdate(shown, update(5))?.v).toBe(5);
    expect(withUpdate(shown, update(4))).toBe(shown);
    expect(withUpdate(shown, update(6))).toBeNull();
  });
  it("keeps the older part of a log through a reconnect, without doubles", () => {
    const entry = (v: number) => ({ v, events: [] });
    expect(joinedLogs([entry(1), entry(2), entry(3)], [entry(3), entry(4)]).map((e) => e.v)).toEqual([1, 2, 3, 4]);
  });
});

describe("who is there", () => {
  const online = (): (boolean | undefined)[] => store.shown?.table.seats.map((seat) => seat.online) ?? [];
  const away = (...seats: boolean[]): ServerFrame => ({ t: "presence", online: seats, stand_in: seats.map((s) => !s) });

  it("changes without a version, and an update on its way does not bring back what was", async () => {
    receive(snapshot(4));
    const all = online().map(() => true);
    receive(away(...all.map((_, seat) => seat !== 1)));
    expect(online()[1]).toBe(false);
    expect(store.shown?.table.seats[1]?.stand_in).toBe(true);
    expect(store.shown?.v).toBe(4);
    receive(update(5), away(...all.map((_, seat) => seat !== 1)));
    await vi.waitFor(() => expect(store.shown?.v).toBe(5));
    expect(online()[1]).toBe(false);
    receive(update(6)); // it knows better: everybody is back
    await vi.waitFor(() => expect(store.shown?.v).toBe(6));
    expect(online()).toEqual(all);
  });
});

describe("the table store", () => {
  it("says hello when connected and shows the snapshot", () => {
    store.opened();
    receive(snapshot(4));
    expect(out).toEqual([{ t: "hello", table: "K7QF2M", token: "token", seen: 0 }]);
    expect(store.status).toBe("open");
    expect(store.shown?.v).toBe(4);
  });
  it("applies updates in order and asks for everything after a gap", async () => {
    receive(snapshot(4), update(5), update(6));
    await vi.waitFor(() => expect(store.shown?.v).toBe(6));
    receive(update(8));
    expect(kinds()).toEqual(["hello"]);
    receive(snapshot(8));
    expect(store.shown?.v).toBe(8);
  });
  it("resolves a command with its own answer", async () => {
    receive(snapshot(4));
    const first = store.play(["9S"], 4);
    const second = store.play(["call"], null);
    const [a, b] = out.slice(-2) as Extract<ClientFrame, { t: "do" }>[];
    expect(a).toMatchObject({ t: "do", v: 4, actions: ["9S"] });
    expect(b).not.toHaveProperty("v");
    receive({ t: "nack", id: b!.id, code: "cannot_call", message: "no", v: 4 }, { t: "ack", id: a!.id, v: 5 });
    expect(await first).toMatchObject({ ok: true });
    expect(await second).toMatchObject({ ok: false, code: "cannot_call" });
    expect(store.sending).toBe(0);
  });
  it("sends a command again, with the same id, after the connection was lost", () => {
    receive(snapshot(4));
    connected = false;
    void store.play(["9S"], 4);
    store.lost();
    expect(store.status).toBe("lost");
    connected = true;
    store.opened();
    receive(snapshot(4));
    const sent = out.filter((frame) => frame.t === "do");
    expect(sent).toHaveLength(1);
    expect(store.status).toBe("open");
  });
  it("stops when the seat was taken over, and gives up what was under way", async () => {
    receive(snapshot(4));
    const answer = store.play(["9S"], 4);
    receive({ t: "taken_over" });
    expect(store.status).toBe("taken");
    expect((await answer).ok).toBe(false);
  });
  it("keeps the words of a refused hello", () => {
    receive({ t: "error", code: "no_table", message: "no such table" });
    expect(store.status).toBe("refused");
    expect(store.problem?.code).toBe("no_table");
  });
});

describe("the transport", () => {
  it("waits longer each time, but never long", () => {
    expect([0, 1, 2].map(waitBefore)).toEqual([400, 800, 1600]);
    expect(waitBefore(1000)).toBe(8000);
  });
  it("reads frames and nothing else", () => {
    expect(parseFrame('{"t":"pong","now":1}')).toEqual({ t: "pong", now: 1 });
    for (const junk of ["", "{", "7", "null", "{}", new ArrayBuffer(2)]) expect(parseFrame(junk)).toBeNull();
  });
  it("uses the secure socket on a secure page", () => {
    expect(socketUrl({ protocol: "https:", host: "a.example" })).toBe("wss://a.example/ws");
    expect(socketUrl({ protocol: "http:", host: "localhost:8000" })).toBe("ws://localhost:8000/ws");
  });
});
