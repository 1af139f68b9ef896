/** Words that stay in lower case inside a title, as the common style guides have it. */
const SMALL = new Set(
  'a an and as at but by for from in into of on or over the to up with'.split(' '),
);

const LABELS = '.rt-Button, [role="tab"], [role="menuitem"], [role="menuitemradio"]';

/**
 * Refuses a button, a tab or a menu entry whose label is not in title case.
 *
 * @throws Error that names each such label.
 */
export function refuseSentenceCase(page: Document): void {
  const labels = [...page.querySelectorAll(LABELS)].map(ownText);
  const wrong = labels.filter((label) => !isTitleCase(label));
  if (wrong.length === 0) return;
  throw new Error(
    `Write labels of buttons, tabs and menu entries in title case (Make Payment):\n${wrong.join('\n')}`,
  );
}

/** Whether each word begins with a capital, a digit or a sign, but for small words inside. */
export function isTitleCase(label: string): boolean {
  const words = label.split(/\s+/).filter(Boolean);
  return words.every((word, index) => !/^\p{Ll}/u.test(word) || (index > 0 && SMALL.has(word)));
}

/** The text that is drawn for the eye, without what people wrote, which follows no rule of ours. */
function ownText(label: Element): string {
  const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement;
    // Text for screen readers alone is in a box of one pixel.
    if (around && !around.closest('bdi') && around.getBoundingClientRect().width > 1) {
      text += node.textContent;
    }
  }
  return text;
}
