import {
  globalStyle,
  style,
  styleVariants,
  type GlobalStyleRule,
  type StyleRule,
} from '@vanilla-extract/css';

/** A rule without layers; the helpers below put it in layer `ui`. */
type UiStyleRule = Omit<StyleRule, '@layer'>;

/**
 * Creates a class with all its rules in the cascade layer `ui`.
 *
 * The layer is above the Radix sheet and below the app, whatever the order in which a bundler emits
 * files.
 *
 * @param rule the styles, or a list of classes followed by styles.
 */
export function uiStyle(rule: UiStyleRule | readonly (UiStyleRule | string)[]): string {
  if (!isList(rule)) return style(layered(rule));
  return style(rule.map((part) => (typeof part === 'string' ? part : layered(part))));
}

/**
 * Creates a class that takes from an element what the browser gives it: borders, grounds, fonts.
 *
 * It is in the layer below `ui`, so that every rule of the library wins over it, also the focus ring.
 */
export function resetStyle(rule: UiStyleRule = {}): string {
  return style({ '@layer': { radix: { all: 'unset', boxSizing: 'border-box', ...rule } } });
}

/** Creates one class for each key of `rules`, in layer `ui`. */
export function uiVariants<Key extends string | number>(
  rules: Record<Key, UiStyleRule>,
): Record<Key, string> {
  return styleVariants(rules, (rule: UiStyleRule) => [layered(rule)]);
}

/**
 * A global rule in layer `ui`, for elements that cannot have a class: the document, an inner
 * element of a library.
 */
export function uiGlobal(selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void {
  globalStyle(selector, layered(rule));
}

function layered(rule: UiStyleRule): StyleRule {
  return { '@layer': { ui: rule } };
}

function isList(
  rule: UiStyleRule | readonly (UiStyleRule | string)[],
): rule is readonly (UiStyleRule | string)[] {
  return Array.isArray(rule);
}
