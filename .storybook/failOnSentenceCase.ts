/** Words that stay in lower case inside a title, as in common style guides. */
const SMALL = new Set(
  'a an and as at but by for from in into of on or over the to up with'.split(' '),
);

const LABELS = '[data-variant][data-tone], [role="tab"], [role="menuitem"], [role="menuitemradio"]';

/**
 * Fails if the label of a button, a tab or a menu item is not in title case.
 *
 * @throws Error that lists these labels.
 */
export function failOnSentenceCase(page: Document): void {
  const labels = [...page.querySelectorAll(LABELS)].map(ownText);
  const wrong = labels.filter((label) => !isTitleCase(label));
  if (wrong.length === 0) return;
  throw new Error(
    `Write labels of buttons, tabs and menu entries in title case (Make Payment):\n${wrong.join('\n')}`,
  );
}

/** Whether each word starts with a capital, a digit or a sign, except for small words inside. */
export function isTitleCase(label: string): boolean {
  const words = label.split(/\s+/).filter(Boolean);
  return words.every((word, index) => !/^\p{Ll}/u.test(word) || (index > 0 && SMALL.has(word)));
}

/**
 * The visible text, without names entered by people and the second line of a menu item, to which
 * the rule does not apply.
 */
function ownText(label: Element): string {
  const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement;
    // Visually hidden text has a box of one pixel.
    if (
      around &&
      !around.closest('bdi, [data-detail]') &&
      around.getBoundingClientRect().width > 1
    ) {
      text += node.textContent;
    }
  }
  return text;
}
