/** One table: commands out, frames in, and the queue that lets people follow what happens. */
import { freshId } from "./api";
import { Errands } from "./errands";
import type { ClientFrame, Params, Presence, ServerFrame, Snapshot, Update } from "./protocol";
import { fromSnapshot, joinedLogs, stamped, withPresence, withUpdate, type Shown } from "./reduce";
import type { Connect, Listener, Transport } from "./transport";

export type Status = "connecting" | "open" | "lost" | "taken" | "closed" | "refused";

/** Shows one step: applies it to the page and waits until it has been seen. */
export type Stage = (before: Shown, after: Shown, frame: Update, apply: () => void) => Promise<void>;

export interface Answer {
  params?: Params;
  ok: boolean;
  code: string;
  message: string;
}

interface Waiting {
  frame: ClientFrame;
  resolve: (answer: Answer) => void;
}

const HURRY_FROM = 5; // this many steps behind: no more waiting between them

export class TableStore implements Listener {
  shown = $state.raw<Shown | null>(null);
  status = $state<Status>("connecting");
  problem = $state<{ code: string; message: string } | null>(null);
  reason = $state("");
  behind = $state(0); // updates not shown yet
  sending = $state(0);
  stage: Stage | null = null;

  private readonly transport: Transport;
  readonly errands = new Errands((frame) => this.transport.send(frame));
  private readonly waiting = new Map<string, Waiting>();
  private queue: Update[] = [];
  private pumping = false;
  private epoch = 0;
  private presence: Presence | null = null; // newer than any update received so far

  constructor(
    connect: Connect,
    readonly code: string,
    private readonly token: string | null,
  ) {
    this.transport = connect(this);
  }

  get hurried(): boolean {
    return this.behind >= HURRY_FROM;
  }

  // -- from the transport

  opened(): void {
    this.transport.send({ t: "hello", table: this.code, token: this.token, seen: 0 });
  }

  lost(): void {
    if (this.status === "open" || this.status === "connecting") this.status = "lost";
  }

  received(frame: ServerFrame): void {
    if (this.errands.took(frame)) return;
    switch (frame.t) {
      case "snapshot":
        return this.onSnapshot(stamped(frame));
      case "update":
        return this.onUpdate(stamped(frame));
      case "presence":
        return this.onPresence(frame);
      case "ack":
        return this.settle(frame.id, { ok: true, code: "", message: "" });
      case "nack":
        return this.settle(frame.id, { ok: false, code: frame.code, message: frame.message, params: frame.params ?? {} });
      case "error":
        return this.onError(frame.code, frame.message);
      case "taken_over":
        return this.end("taken");
      case "closed":
        this.reason = frame.reason;
        return this.end("closed");
      case "advice":
      case "review":
      case "progress":
      case "pong":
        return;
    }
  }

  // -- commands

  play(actions: string[], v: number | null): Promise<Answer> {
    const id = freshId();
    return this.ask(v === null ? { t: "do", id, actions } : { t: "do", id, v, actions }, id);
  }

  start(): Promise<Answer> {
    const id = freshId();
    return this.ask({ t: "start", id }, id);
  }

  next(round: number): Promise<Answer> {
    const id = freshId();
    return this.ask({ t: "next", id, round }, id);
  }

  leave(): Promise<Answer> {
    const id = freshId();
    return this.ask({ t: "leave", id }, id);
  }

  retry(): void {
    this.transport.retry();
  }

  dispose(): void {
    this.epoch += 1;
    this.transport.close();
  }

  // -- inside

  private ask(frame: ClientFrame, id: string): Promise<Answer> {
    return new Promise((resolve) => {
      this.waiting.set(id, { frame, resolve });
      this.sending = this.waiting.size;
      this.transport.send(frame); // when not connected it goes out after the next snapshot
    });
  }

  private settle(id: string, answer: Answer): void {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    this.sending = this.waiting.size;
    found?.resolve(answer);
  }

  private onPresence(frame: Presence): void {
    this.presence = frame;
    if (this.shown) this.shown = withPresence(this.shown, frame);
    this.queue = this.queue.map((update) => withPresence(update, frame));
  }

  private onSnapshot(frame: Snapshot): void {
    this.epoch += 1;
    this.presence = null;
    this.queue = [];
    this.behind = 0;
    const fresh = fromSnapshot(frame);
    const old = this.shown;
    this.shown = old ? { ...fresh, log: joinedLogs(old.log, fresh.log) } : fresh;
    this.status = "open";
    this.problem = null;
    for (const { frame: again } of this.waiting.values()) this.transport.send(again);
    this.errands.again();
  }

  private onUpdate(frame: Update): void {
    const known = this.queue[this.queue.length - 1]?.v ?? this.shown?.v;
    if (known === undefined || frame.v <= known) return;
    if (frame.v !== known + 1) return this.opened(); // a gap: ask for everything
    this.presence = null;
    this.queue.push(frame);
    this.behind = this.queue.length;
    void this.pump();
  }

  private onError(code: string, message: string): void {
    this.problem = { code, message };
    if (this.shown === null) this.end("refused");
  }

  private end(status: Status): void {
    this.status = status;
    this.transport.close();
    this.errands.end();
    for (const id of [...this.waiting.keys()]) this.settle(id, { ok: false, code: "closed", message: "" });
  }

  private async pump(): Promise<void> {
    if (this.pumping) return;
    this.pumping = true;
    while (this.queue.length > 0 && this.shown) {
      const epoch = this.epoch;
      const frame = this.queue[0] as Update;
      const before = this.shown;
      const after = withUpdate(before, frame);
      const apply = (): void => {
        if (epoch !== this.epoch) return; // a snapshot came meanwhile and knows more
        if (after) this.shown = this.presence ? withPresence(after, this.presence) : after;
        this.queue = this.queue.filter((f) => f.v > frame.v);
        this.behind = this.queue.length;
      };
      if (after && this.stage && document.visibilityState === "visible") {
        await this.stage(before, after, frame, apply);
      }
      apply();
    }
    this.pumping = false;
  }
}
