import dropped from '../packages/ui/radix/dropped.json';

/** Each selector with the classes its match needs; those in a list or a negation are not needed. */
const SELECTORS = dropped.map((selector) => {
  const outside = selector.replaceAll(/:(?:not|has)\([^)]*\)|:(?:where|is)\([^)]*,[^)]*\)/g, '');
  return { selector, classes: [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name) };
});

const BREAKPOINT = /^(?:xs|sm|md|lg|xl):rt-/;

/**
 * Refuses an element that Radix Themes has a rule for and the library's pruned sheet has not.
 *
 * @throws Error that names the selectors; `packages/ui/radix/keep.ts` is the list to mend.
 */
export function refusePruned(page: Document): void {
  const present = new Set(
    [...page.querySelectorAll('[class*="rt-"]')].flatMap((element) => [...element.classList]),
  );
  const missing = [
    ...[...present].filter((name) => BREAKPOINT.test(name)),
    ...SELECTORS.filter(
      // Most are settled by their classes, and cost no search.
      ({ selector, classes }) =>
        classes.every((name) => present.has(name)) && page.querySelector(selector) !== null,
    ).map(({ selector }) => selector),
  ];
  if (missing.length === 0) return;
  throw new Error(
    `The story needs rules of Radix Themes that packages/ui/radix/keep.ts leaves out:\n${missing.join('\n')}`,
  );
}
