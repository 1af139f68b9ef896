/** What of {@link textTrouble} to look for. */
type Trouble = 'outside' | 'broken' | 'overlap';

/**
 * Finds texts that are not laid out well in the places a selector names: a text that leaves its
 * place or its card, a word broken inside, two texts on one another.
 *
 * Runs in a page on its own, so that Playwright can send it there: it uses nothing outside of itself.
 *
 * Left out is what lies over the page (fixed or sticky), what is hidden from the eye, and what
 * scrolls or is cut by the element around it on purpose.
 */
export function textTrouble([selector, ...wanted]: readonly [string, ...Trouble[]]): string[] {
  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  interface Line extends Box {
    text: string;
    node: Node;
  }

  /** Differences below this many pixels are rounding. */
  const TOLERANCE = 1.5;

  function textsIn(place: Element): Text[] {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || parent?.closest('script, style, title, desc')) continue;
      const isSeen = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (isSeen && !isOverThePage(node, place)) texts.push(node as Text);
    }
    return texts;
  }

  // Every text asks for the elements around it, which are few: their styles are read once.
  const styles = new Map<Element, { position: string; overflow: string }>();
  function styleOf(element: Element) {
    const known = styles.get(element);
    if (known) return known;
    const { position, overflowX: overflow } = getComputedStyle(element);
    styles.set(element, { position, overflow });
    return { position, overflow };
  }

  function around(node: Node, place: Element): Element[] {
    const found: Element[] = [];
    for (let at = node.parentElement; at && at !== place; at = at.parentElement) found.push(at);
    return found;
  }

  function isOverThePage(node: Node, place: Element): boolean {
    return around(node, place).some((element) =>
      ['fixed', 'sticky'].includes(styleOf(element).position),
    );
  }

  function common(one: Box, other: Box): Box {
    return {
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    };
  }

  /** What can be seen of a box through the elements that cut off what leaves them. */
  function seen(box: Box, node: Node, place: Element): Box {
    return around(node, place)
      .filter((element) => styleOf(element).overflow !== 'visible')
      .reduce<Box>((rest, element) => common(rest, element.getBoundingClientRect()), box);
  }

  function hasArea({ left, right, top, bottom }: Box): boolean {
    return right - left > 2 && bottom - top > 2;
  }

  /** The boxes of a part of a text, one a line. */
  function boxesOf(node: Text, from: number, to: number): Box[] {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({
      left,
      right,
      top,
      bottom,
    }));
  }

  /** An address is of any length, and no word: `hello@example.com`, `example.com`. */
  const ADDRESS = /@|[a-z]\.[a-z]/i;

  function brokenWords(node: Text): string[] {
    const words = [...node.data.matchAll(/[^\s\-–—/]+/g)];
    return words
      .filter(({ 0: word }) => !ADDRESS.test(word))
      .filter(({ 0: word, index }) => {
        const tops = boxesOf(node, index, index + word.length).map(({ top }) => Math.round(top));
        return new Set(tops).size > 1;
      })
      .map(({ 0: word }) => `broken: ${word}`);
  }

  function leaves(text: string, boxes: Box[], frame: Element): string[] {
    const { left, right } = frame.getBoundingClientRect();
    const excess = boxes.map((box) => Math.max(left - box.left, box.right - right));
    const most = Math.max(0, ...excess);
    return most > TOLERANCE ? [`outside by ${Math.round(most)}: ${text}`] : [];
  }

  /** The middle of a line, which the lines above and below it do not reach. */
  function middle({ left, right, top, bottom }: Box): Box {
    const quarter = (bottom - top) / 4;
    return { left, right, top: top + quarter, bottom: bottom - quarter };
  }

  function overlaps(lines: Line[]): string[] {
    const sorted = lines.toSorted((one, other) => one.top - other.top);
    return sorted.flatMap((one, at) => {
      const found: string[] = [];
      for (let next = at + 1; next < sorted.length; next += 1) {
        const other = sorted[next];
        if (!other || other.top > one.bottom) break;
        const { left, right, top, bottom } = common(one, other);
        if (other.node === one.node || right - left <= TOLERANCE) continue;
        if (bottom - top > TOLERANCE) found.push(`overlap: ${one.text} | ${other.text}`);
      }
      return found;
    });
  }

  function troubleIn(place: Element): string[] {
    const found: string[] = [];
    const lines: Line[] = [];
    const excess = place.scrollWidth - place.clientWidth;
    if (wanted.includes('outside') && excess > TOLERANCE) {
      found.push(`the place scrolls by ${excess}`);
    }
    for (const node of textsIn(place)) {
      const text = node.data.trim().slice(0, 40);
      const boxes = boxesOf(node, 0, node.length).map((box) => seen(box, node, place));
      const visible = boxes.filter(hasArea);
      if (visible.length === 0) continue;
      const card = node.parentElement?.closest('[data-surface]');
      if (wanted.includes('outside')) {
        found.push(...leaves(text, visible, card && place.contains(card) ? card : place));
      }
      if (wanted.includes('broken')) found.push(...brokenWords(node));
      lines.push(...visible.map((box) => ({ ...middle(box), text, node })));
    }
    return wanted.includes('overlap') ? [...found, ...overlaps(lines)] : found;
  }

  return [...document.querySelectorAll(selector)].flatMap(troubleIn);
}
