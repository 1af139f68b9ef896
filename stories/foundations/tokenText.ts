import {
  tokenValue,
  type ColorValue,
  type ShadowValue,
} from '../../packages/ui/build/designToken.ts';

/** A value as a designer writes it, and what it comes to where that differs. */
export interface TokenText {
  readonly text: string;
  /** `16 px`, for a value in rem. */
  readonly detail?: string;
}

/** The pixels of 1 rem, if the reader has not set another text size. */
const ROOT_FONT_SIZE = 16;

/**
 * Writes the value of a token.
 *
 * @param group the group of the token: `color`.
 * @param css its value as the browser gives it, without variables.
 */
export function tokenText(group: string, css: string): TokenText {
  if (/^-?[\d.]+(?:em|ch)$/.test(css)) return { text: withZero(css) };
  const { $type, $value } = tokenValue(group, css);
  if ($type === 'color') return { text: colorText($value) };
  if ($type === 'shadow')
    return { text: css === 'none' ? css : [$value].flat().map(shadowText).join(', ') };
  if ($type === 'duration') return { text: `${$value.value}${$value.unit}` };
  if ($type === 'cubicBezier') return { text: `cubic-bezier(${$value.join(', ')})` };
  if ($type !== 'dimension') return { text: withZero(css) };
  const { value, unit } = $value;
  const given = css.includes('cqi') ? simplified(css) : `${value}${unit}`;
  return unit === 'rem' ? { text: given, detail: `${value * ROOT_FONT_SIZE} px` } : { text: given };
}

/** A number as a designer writes it, where a minifier left out its zero. */
function withZero(css: string): string {
  return css.replace(/^(-?)\./, '$10.');
}

/** `#rrggbb`, with two more digits for the alpha of a translucent color. */
function colorText({ hex, alpha }: ColorValue): string {
  if (alpha === 1) return hex;
  return `${hex}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

function shadowText({ color, offsetX, offsetY, blur, spread }: ShadowValue): string {
  const lengths = [offsetX, offsetY, blur, spread].map(({ value }) =>
    value === 0 ? '0' : `${value}px`,
  );
  return `${lengths.join(' ')} ${colorText(color)}`;
}

/** Without what has no effect: `calc(1.5rem * 1)` is `1.5rem`. */
function simplified(css: string): string {
  return css.replaceAll(/calc\(([\d.]+\w*) ?\* ?1\)/g, '$1');
}
