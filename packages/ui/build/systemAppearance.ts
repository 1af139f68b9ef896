import postcss from 'postcss';

/** The class of an element that is dark by choice; Radix writes it together with a second name. */
const DARK = /:is\(\.dark,\s*\.dark-theme\)|:where\(\.dark,\s*\.dark-theme\)|\.dark(?![\w-])/;
const EACH_DARK = new RegExp(DARK, 'g');

/**
 * Gives every rule of the dark look to `.system` as well, where the reader prefers dark.
 *
 * It is for HTML that a server has rendered: no script needs to run before the page is dark.
 */
export function systemAppearance(styles: string): string {
  const root = postcss.parse(styles);
  root.walkRules((rule) => {
    const dark = rule.selectors.filter((selector) => DARK.test(selector));
    if (dark.length === 0) return;
    const selectors = dark.map((selector) => selector.replaceAll(EACH_DARK, '.system'));
    const preferred = postcss.atRule({ name: 'media', params: '(prefers-color-scheme:dark)' });
    preferred.append(rule.clone({ selectors: [...new Set(selectors)] }));
    rule.after(preferred);
  });
  return root.toString();
}
