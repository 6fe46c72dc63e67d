/* What of the page is outside, covered, cut or too small; `wish`: see layout.py. */
async (wish) => {
  // Two frames: the page lays itself out anew after its window has changed.
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((done) => {
      const watch = new ResizeObserver(() => { watch.disconnect(); done(); });
      watch.observe(document.body);
    });
  }
  const running = document.getAnimations().filter(
    (a) => a.effect.getComputedTiming().iterations !== Infinity);
  await Promise.all(running.map((a) => a.finished.catch(() => null)));
  const faults = [];
  const wide = document.documentElement.clientWidth;
  const high = window.innerHeight;
  const name = (el) => el.dataset.testid || el.getAttribute("aria-label") || el.className
    || el.tagName.toLowerCase();
  const shown = (el) => el.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !el.closest(".sr-only");
  const box = (el) => el.getBoundingClientRect();
  const seen = (el) => {  // a card in a hand that scrolls: as much of it as there is
    const b = box(el);
    const around = el.closest('[data-testid="hand"].scrolls');
    if (!around) return b;
    const room = box(around);
    return { left: Math.max(b.left, room.left), right: Math.min(b.right, room.right), top: b.top,
      bottom: b.bottom };
  };
  const dialog = document.querySelector("dialog[open]");
  const scope = dialog ?? document.body;

  if (document.documentElement.scrollWidth > wide + 1) {
    faults.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} > ${wide}`);
  }

  // What matters must be in the window (a dialog may scroll within itself).
  const inside = (el) => {
    const b = box(el);
    return b.left >= -1 && b.top >= -1 && b.right <= wide + 1 && b.bottom <= high + 1;
  };
  if (!dialog && wish.fixed) {
    for (const id of wish.fixed) {
      for (const el of document.querySelectorAll(`[data-testid="${id}"]`)) {
        if (shown(el) && !inside(el)) faults.push(`outside the window: ${name(el)}`);
      }
    }
  }
  if (dialog) {
    const b = box(dialog);
    if (b.left < -1 || b.right > wide + 1 || b.top < -1 || b.bottom > high + 1) {
      faults.push(`the dialog ${name(dialog)} is outside the window`);
    }
  }

  // No two of these may cover one another.
  if (!dialog) {
    const groups = wish.apart.map((selector) => [selector, [...document.querySelectorAll(selector)]
      .filter(shown)]);
    for (let i = 0; i < groups.length; i += 1) {
      for (let j = i + 1; j < groups.length; j += 1) {
        for (const a of groups[i][1]) for (const b of groups[j][1]) {
          if (a.contains(b) || b.contains(a)) continue;
          const [p, q] = [seen(a), seen(b)];
          const x = Math.min(p.right, q.right) - Math.max(p.left, q.left);
          const y = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
          if (x > 2 && y > 2) {
            const [one, other] = [groups[i][0], groups[j][0]];
            faults.push(`${one} and ${other} overlap by ${Math.round(x)}×${Math.round(y)}`);
          }
        }
      }
    }
  }

  // Words are not cut.
  const worded = "button, label, h1, h2, h3, p, .name, .tag, .hint, td, th, summary, a";
  for (const el of scope.querySelectorAll(worded)) {
    if (!shown(el) || el.closest("[data-testid=log], [data-testid=stock]")) continue;
    if (!el.textContent.trim()) continue;
    const style = getComputedStyle(el);
    const clips = style.overflowX !== "visible" || style.textOverflow === "ellipsis";
    // Names end in … where there is no room.
    if (el.matches(".name") && (wide < 1000 || el.closest(".many"))) continue;
    const matters = (clips || el.matches("button")) && !el.matches(".slot") && el.clientWidth > 0;
    if (matters && el.scrollWidth > el.clientWidth + 1) {
      const text = el.textContent.trim().slice(0, 40);
      faults.push(`cut: ${name(el)} "${text}" ${el.scrollWidth} > ${el.clientWidth}`);
    }
  }

  // No word on a button is broken in two.
  for (const el of scope.querySelectorAll("button")) {
    if (!shown(el) || el.matches(".slot")) continue;
    const texts = document.createTreeWalker(el, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement.closest(".sr-only")) continue;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map((r) => Math.round(r.top)));
        if (lines.size > 1) faults.push(`broken: ${name(el)} "${word}"`);
      }
    }
  }

  // Fingers need room.
  if (wish.touch) {
    for (const el of scope.querySelectorAll("button, a[href], input, select, summary")) {
      if (!shown(el) || el.disabled || el.matches(".slot")) continue;
      const area = el.closest("label") ?? el;
      const b = box(area);
      if (b.width < 43.5 || b.height < 43.5) {
        const size = `${Math.round(b.width)}×${Math.round(b.height)}`;
        faults.push(`too small to touch: ${name(el)} ${size}`);
      }
    }
  }

  // Every card has a strip to be touched, or the hand scrolls to it.
  if (!dialog) {
    const hand = document.querySelector('[data-testid="hand"]');
    for (const card of document.querySelectorAll('[data-testid="hand"] button[data-card]')) {
      card.scrollIntoView({ block: "nearest", inline: "center" });
      const b = box(card);
      let best = 0;
      for (const part of [0.5, 0.3, 0.15, 0.7]) {
        let run = 0;
        for (let x = Math.ceil(b.left); x < b.right; x += 1) {
          run = card.contains(document.elementFromPoint(x, b.top + b.height * part)) ? run + 1 : 0;
          best = Math.max(best, run);
        }
      }
      if (best < 23) faults.push(`card ${card.dataset.card} shows a strip of ${best} px`);
      if (b.bottom > high + 1 || b.top < 0) {
        const from = `${Math.round(b.top)}…${Math.round(b.bottom)}`;
        faults.push(`card ${card.dataset.card} is outside the window: ${from} of ${high}`);
      }
    }
    if (hand) hand.scrollLeft = 0;
  }
  return faults;
}
