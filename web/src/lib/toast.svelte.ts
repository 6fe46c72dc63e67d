/** A short message in place of the hint: it goes by itself, or with what it was about. */
const LASTS = 5000; // ms

export class Toast {
  text = $state("");
  private timer = 0;

  say(text: string): void {
    this.text = text;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.clear(), LASTS);
  }

  clear(): void {
    window.clearTimeout(this.timer);
    this.text = "";
  }
}
