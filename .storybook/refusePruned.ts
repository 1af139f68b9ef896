import prunedAway from 'virtual:radix-pruned-away';

/**
 * Refuses an element that Radix Themes has a rule for and the library's pruned sheet has not.
 *
 * @throws Error that names the selectors; `packages/ui/radix/keep.ts` is the list to mend.
 */
export function refusePruned(page: Document): void {
  const present = new Set(
    [...page.querySelectorAll('[class*="rt-"]')].flatMap((element) => [...element.classList]),
  );
  const missing = prunedAway.filter(
    ([selector, classes]) =>
      classes.every((name) => present.has(name)) && page.querySelector(selector) !== null,
  );
  if (missing.length === 0) return;
  throw new Error(
    `The story needs rules of Radix Themes that packages/ui/radix/keep.ts leaves out:\n${missing
      .map(([selector]) => selector)
      .join('\n')}`,
  );
}
