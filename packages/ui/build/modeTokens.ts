import { contractTokens } from './contractTokens.ts';
import { tokenValue, type TokenValue } from './designToken.ts';

/** The key of what the format has no field for. */
const EXTENSION = 'dime-time.ui';

/** A token in the Design Tokens format. */
export type DesignToken = TokenValue & {
  readonly $description: string;
  readonly $extensions: {
    readonly [EXTENSION]: {
      /** The CSS variable: `--dt-color-debt`. */
      readonly variable: string;
      /** The value in CSS, if it has a unit that the format does not have: `-0.02em`. */
      readonly css?: string;
    };
  };
};

export interface DesignTokens {
  [name: string]: string | DesignTokens | DesignToken;
}

type ValueOf = (variable: string) => string;

/** The width of the digit 0 in Inter, as a share of the font size: 1292 of its 2048 units. */
const INTER_DIGIT = 1292 / 2048;

/**
 * The tokens of one mode in the Design Tokens format.
 *
 * @param title the brand and the mode.
 * @param valueOf returns the value of a variable in CSS, without variables.
 * @param digit the width of the digit 0 in the font of text, as a share of the font size.
 */
export function modeTokens(title: string, valueOf: ValueOf, digit = INTER_DIGIT): DesignTokens {
  const root: DesignTokens = { $description: title };
  for (const { path, variable, description } of contractTokens) {
    const css = valueOf(variable);
    const fontSize = path[0] === 'letterSpacing' ? valueOf(`--dt-fontSize-${path[1]}`) : '1rem';
    const value = tokenValue(path[0] ?? '', withoutFontUnits(css, fontSize, digit));
    const token: DesignToken = {
      ...value,
      $description: description,
      $extensions: {
        [EXTENSION]: { variable, ...(isExact(css) ? {} : { css: simplified(css) }) },
      },
    };
    groupAt(root, path.slice(0, -1))[path.at(-1) ?? ''] = token;
  }
  return root;
}

/** A length in `em` or `ch` as one of the font size, which is in rem. */
function withoutFontUnits(css: string, fontSize: string, digit: number): string {
  const [, share, unit] = /^(-?[\d.]+)(em|ch)$/.exec(css) ?? [];
  if (share === undefined) return css;
  return `calc(${share} * ${unit === 'ch' ? digit : 1} * ${fontSize})`;
}

/** Whether the format can say a value: it has no `em`, `ch`, `cqi` and `none`. */
function isExact(css: string): boolean {
  return !/\d(?:em|ch|cqi)\b|^none$/.test(css);
}

/** A value without what has no effect: `calc(1.5rem * 1)` is `1.5rem`. */
function simplified(css: string): string {
  return css.replaceAll(/calc\(([\d.]+\w*) \* 1\)/g, '$1');
}

function groupAt(root: DesignTokens, path: readonly string[]): DesignTokens {
  let group = root;
  for (const name of path) {
    group[name] ??= {};
    group = group[name] as DesignTokens;
  }
  return group;
}
