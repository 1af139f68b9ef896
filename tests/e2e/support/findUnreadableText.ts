import type { Locator } from 'playwright/test';

/** The words of a page or a dialog that a reader cannot read: cut off, beside it, or under something else. */
export function findUnreadableText(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    interface Line {
      words: string;
      parent: Element;
      box: DOMRect;
      stands: boolean;
    }
    const found = new Set<string>();
    const lines: Line[] = [];
    const ancestors = (element: Element) => {
      const all: Element[] = [];
      for (let at: Element | null = element; at && at !== root; at = at.parentElement) all.push(at);
      return all;
    };
    const standsStill = (styles: readonly CSSStyleDeclaration[]) =>
      styles.some(({ position }) => position === 'fixed' || position === 'sticky');
    const edge = root.getBoundingClientRect();
    /** What holds words back without a way to scroll to them; what scrolls ends the search. */
    const cuts = (box: DOMRect, around: readonly Element[]) => {
      for (const element of around) {
        const { overflowX, overflowY, display } = getComputedStyle(element);
        if (display === 'inline' || display === 'contents') continue;
        if (/auto|scroll/.test(overflowX + overflowY)) return false;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        // A line box is taller than its letters.
        const isBeside = box.right > right + 2 || box.left < left - 2;
        const isBelow = box.bottom > bottom + 4 || box.top < top - 4;
        if (overflowX !== 'visible' && isBeside) return true;
        if (overflowY !== 'visible' && isBelow) return true;
      }
      return box.left < edge.left - 1 || box.right > edge.right + 1;
    };

    /** Whether it is out of sight in a part that scrolls, as the later rows of a long table are. */
    const isScrolledOut = (box: DOMRect, around: readonly Element[]) =>
      around.some((element) => {
        if (!/auto|scroll/.test(getComputedStyle(element).overflowY)) return false;
        const { top, bottom } = element.getBoundingClientRect();
        return box.top >= bottom || box.bottom <= top;
      });

    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (words === '' || !parent?.checkVisibility() || parent.matches('script, style')) continue;
      const around = ancestors(parent);
      const styles = around.map((element) => getComputedStyle(element));
      // For assistive technology alone.
      if (styles.some(({ clipPath }) => clipPath !== 'none')) continue;
      const stands = standsStill(styles);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) continue;
        if (cuts(box, around)) found.add(`cut: ${words.slice(0, 40)}`);
        if (!isScrolledOut(box, around)) lines.push({ words, parent, box, stands });
      }
      for (const { 0: amount, index } of node.textContent?.matchAll(/\$[\d.,]*\d/g) ?? []) {
        range.setStart(node, index);
        range.setEnd(node, index + amount.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) {
          found.add(`in two pieces: ${amount}`);
        }
      }
    }

    // Buttons of a picture alone, such as the one that closes.
    const pictures = [...root.querySelectorAll('button:not([aria-hidden])')].filter(
      (button) =>
        button.textContent === '' &&
        button.checkVisibility() &&
        !standsStill(ancestors(button).map((element) => getComputedStyle(element))),
    );
    const inFlow = lines.filter(({ stands }) => !stands);
    const isOver = (a: DOMRect, b: DOMRect) => {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // Lines that are set tight touch, and letters do not.
      return across > 2 && down > Math.min(a.height, b.height) * 0.35;
    };
    inFlow.forEach((line, at) => {
      for (const other of inFlow.slice(at + 1)) {
        if (line.parent !== other.parent && isOver(line.box, other.box)) {
          found.add(`over one another: ${line.words.slice(0, 30)}, ${other.words.slice(0, 30)}`);
        }
      }
      if (pictures.some((button) => isOver(button.getBoundingClientRect(), line.box))) {
        found.add(`under a button: ${line.words.slice(0, 40)}`);
      }
    });
    return [...found];
  });
}
