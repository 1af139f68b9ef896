import type { Page } from 'playwright/test';

/** The words on a page that a reader cannot read: cut off, beside the page, or under other words. */
export function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
      for (let at: Element | null = element; at; at = at.parentElement) all.push(at);
      return all;
    };
    /** What holds words back without a way to scroll to them; what scrolls ends the search. */
    const cuts = (box: DOMRect, around: readonly Element[]) => {
      for (const element of around) {
        const { overflowX, overflowY, display } = getComputedStyle(element);
        if (display === 'inline' || display === 'contents' || element === document.body) continue;
        if (/auto|scroll/.test(overflowX + overflowY)) return false;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        // A line box is taller than its letters.
        const isBeside = box.right > right + 2 || box.left < left - 2;
        const isBelow = box.bottom > bottom + 4 || box.top < top - 4;
        if (overflowX !== 'visible' && isBeside) return true;
        if (overflowY !== 'visible' && isBelow) return true;
      }
      return box.left < -1 || box.right > document.documentElement.clientWidth + 1;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (words === '' || !parent?.checkVisibility() || parent.matches('script, style')) continue;
      const around = ancestors(parent);
      const styles = around.map((element) => getComputedStyle(element));
      // For assistive technology alone.
      if (styles.some(({ clipPath }) => clipPath !== 'none')) continue;
      const stands = styles.some(({ position }) => position === 'fixed' || position === 'sticky');
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) continue;
        if (cuts(box, around)) found.add(`cut: ${words.slice(0, 40)}`);
        lines.push({ words, parent, box, stands });
      }
    }

    const inFlow = lines.filter(({ stands }) => !stands);
    inFlow.forEach((line, at) => {
      for (const other of inFlow.slice(at + 1)) {
        const [a, b] = [line.box, other.box];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        // Lines that are set tight touch, and letters do not.
        const isOver = across > 2 && down > Math.min(a.height, b.height) * 0.35;
        if (isOver && line.parent !== other.parent) {
          found.add(`over one another: ${line.words.slice(0, 30)}, ${other.words.slice(0, 30)}`);
        }
      }
    });
    return [...found];
  });
}
