import dropped from '../packages/ui/radix/dropped.json';

/**
 * Each selector with the classes that a match requires; those in a list or a negation are not
 * required.
 */
const SELECTORS = dropped.map((selector) => {
  const outside = selector.replaceAll(/:(?:not|has)\([^)]*\)|:(?:where|is)\([^)]*,[^)]*\)/g, '');
  return { selector, classes: [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name) };
});

const BREAKPOINT = /^(?:xs|sm|md|lg|xl):rt-/;

/**
 * Fails if an element matches a rule of Radix Themes that the library’s pruned sheet lacks.
 *
 * @throws Error that lists the selectors; add them to `packages/ui/radix/keep.ts`.
 */
export function failOnPrunedStyles(page: Document): void {
  const present = new Set(
    [...page.querySelectorAll('[class*="rt-"]')].flatMap((element) => [...element.classList]),
  );
  const missing = [
    ...[...present].filter((name) => BREAKPOINT.test(name)),
    ...SELECTORS.filter(
      // Comparing classes first avoids most calls of `querySelector`.
      ({ selector, classes }) =>
        classes.every((name) => present.has(name)) && page.querySelector(selector) !== null,
    ).map(({ selector }) => selector),
  ];
  if (missing.length === 0) return;
  throw new Error(
    `The story needs rules of Radix Themes that packages/ui/radix/keep.ts leaves out:\n${missing.join('\n')}`,
  );
}
