import {
  globalStyle,
  style,
  styleVariants,
  type GlobalStyleRule,
  type StyleRule,
} from '@vanilla-extract/css';
import { inShell, media } from './media.ts';

/** A rule without layers of its own: the helpers below put it in layer `ui`. */
type UiStyleRule = Omit<StyleRule, '@layer'>;

/** What is asked of the screen for want of room, and of the shell as well. */
const FOR_WANT_OF_ROOM = [
  [media.belowTablet, inShell.belowTablet],
  [media.cramped, inShell.cramped],
] as const;

/**
 * Makes a class whose every rule sits in the cascade layer `ui`.
 *
 * Above the Radix sheet and below the app, whatever the order in which a bundler emits files.
 *
 * What a rule says for screens that are cramped, or below a tablet, holds within a shell as cramped, or
 * as narrow, too: that is so on any screen where a reader's tool has enlarged the root's font size.
 *
 * @param rule the styles, or a list of classes followed by styles.
 */
export function uiStyle(rule: UiStyleRule | readonly (UiStyleRule | string)[]): string {
  if (!isList(rule)) return style(layered(rule));
  return style(rule.map((part) => (typeof part === 'string' ? part : layered(part))));
}

/** Makes one class for each key of `rules`, in layer `ui`. */
export function uiVariants<Key extends string | number>(
  rules: Record<Key, UiStyleRule>,
): Record<Key, string> {
  return styleVariants(rules, (rule: UiStyleRule) => [layered(rule)]);
}

/**
 * A global rule in layer `ui`, for what no class can reach: the document, a part's inner element. It
 * holds within a narrow shell as the rules of {@link uiStyle} do.
 */
export function uiGlobal(selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void {
  globalStyle(selector, layered(rule));
}

function layered(rule: UiStyleRule): StyleRule {
  const { '@media': screens = {}, '@container': containers = {} } = rule;
  const inShells = FOR_WANT_OF_ROOM.flatMap(([screen, shell]) => {
    const styles = screens[screen];
    return styles === undefined ? [] : [[shell, styles] as const];
  });
  if (inShells.length === 0) return { '@layer': { ui: rule } };
  // What a rule says of the shell itself keeps its place, and the narrowest comes last.
  const both = { ...containers, ...Object.fromEntries(inShells) };
  return { '@layer': { ui: { ...rule, '@container': { ...both, ...containers } } } };
}

function isList(
  rule: UiStyleRule | readonly (UiStyleRule | string)[],
): rule is readonly (UiStyleRule | string)[] {
  return Array.isArray(rule);
}
