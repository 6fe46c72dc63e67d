/** The one way to a table: frames out, frames in. A socket now; a worker may stand here later. */
import type { ClientFrame, ServerFrame } from "./protocol";

export interface Listener {
  /** Connected, for the first time or again: say hello. */
  opened(): void;
  received(frame: ServerFrame): void;
  /** Not connected; `tries` failed attempts so far. */
  lost(tries: number): void;
}

export interface Transport {
  /** False when not connected: the frame was not sent. */
  send(frame: ClientFrame): boolean;
  /** Try again at once instead of waiting. */
  retry(): void;
  close(): void;
}

export type Connect = (listener: Listener) => Transport;

const FIRST_WAIT = 400; // ms
const LONGEST_WAIT = 8000;
const PING_EVERY = 20000;
const SILENCE = 45000; // nothing heard for so long: the socket is dead

export const waitBefore = (tries: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(tries, 10));

export class SocketTransport implements Transport {
  private socket: WebSocket | null = null;
  private timer = 0;
  private pulse = 0;
  private heard = 0;
  private tries = 0;
  private done = false;
  private readonly wake = (): void => this.onWake();

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {
    for (const name of ["online", "pageshow"]) window.addEventListener(name, this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.pulse = window.setInterval(() => this.beat(), PING_EVERY);
    this.open();
  }

  send(frame: ClientFrame): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(frame));
    return true;
  }

  retry(): void {
    if (this.done || this.socket?.readyState === WebSocket.OPEN) return;
    this.drop();
    this.open();
  }

  close(): void {
    this.done = true;
    for (const name of ["online", "pageshow"]) window.removeEventListener(name, this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    window.clearInterval(this.pulse);
    window.clearTimeout(this.timer);
    this.drop();
  }

  private open(): void {
    window.clearTimeout(this.timer);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.tries = 0;
      this.heard = Date.now();
      this.listener.opened();
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      const frame = parseFrame(event.data);
      if (frame) this.listener.received(frame);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.later();
    };
  }

  private later(): void {
    this.socket = null;
    if (this.done) return;
    this.listener.lost(this.tries);
    const wait = waitBefore(this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > SILENCE) {
      this.drop();
      this.later();
    } else {
      this.send({ t: "ping" });
    }
  }

  /** A phone that slept may hold a socket that looks open and is not. */
  private onWake(): void {
    if (this.done || document.visibilityState === "hidden") return;
    if (this.socket?.readyState !== WebSocket.OPEN) {
      this.retry();
    } else if (Date.now() - this.heard > PING_EVERY) {
      this.drop();
      this.open();
    }
  }
}

export function parseFrame(data: unknown): ServerFrame | null {
  if (typeof data !== "string") return null;
  try {
    const frame: unknown = JSON.parse(data);
    return typeof frame === "object" && frame !== null && "t" in frame ? (frame as ServerFrame) : null;
  } catch {
    return null;
  }
}

export function socketUrl(location: { protocol: string; host: string }): string {
  return `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/ws`;
}
