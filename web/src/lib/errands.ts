/** Questions that take their time: a hint, a look back. The table goes on meanwhile. */
import { freshId } from "./api";
import type { ClientFrame, Hint, Review, ServerFrame } from "./protocol";

/** Refused: why. */
export interface Refused {
  t: "nack";
  code: string;
  message: string;
}

type Told = Hint | Review | Refused;

interface Errand {
  frame: ClientFrame;
  resolve: (told: Told) => void;
  progress: (done: number, of: number) => void;
}

export class Errands {
  private readonly open = new Map<string, Errand>();

  constructor(private readonly send: (frame: ClientFrame) => void) {}

  hint(): Promise<Hint | Refused> {
    const id = freshId();
    return this.ask({ t: "hint", id }, id) as Promise<Hint | Refused>;
  }

  review(round: number, progress: Errand["progress"]): Promise<Review | Refused> {
    const id = freshId();
    return this.ask({ t: "review", id, round }, id, progress) as Promise<Review | Refused>;
  }

  /** Whether the frame belongs to one of them. */
  took(frame: ServerFrame): boolean {
    if (!("id" in frame)) return false;
    const errand = this.open.get(frame.id);
    if (!errand) return false;
    if (frame.t === "progress") errand.progress(frame.done, frame.of);
    else if (frame.t === "advice" || frame.t === "review") this.settle(frame.id, errand, frame);
    else if (frame.t === "nack") this.settle(frame.id, errand, { t: "nack", code: frame.code, message: frame.message });
    return true;
  }

  /** After a lost connection: the same questions. */
  again(): void {
    for (const { frame } of this.open.values()) this.send(frame);
  }

  end(): void {
    for (const [id, errand] of this.open) this.settle(id, errand, { t: "nack", code: "closed", message: "" });
  }

  private ask(frame: ClientFrame, id: string, progress: Errand["progress"] = () => undefined): Promise<Told> {
    return new Promise((resolve) => {
      this.open.set(id, { frame, resolve, progress });
      this.send(frame);
    });
  }

  private settle(id: string, errand: Errand, told: Told): void {
    this.open.delete(id);
    errand.resolve(told);
  }
}
