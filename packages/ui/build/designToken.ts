import { hexOf, parseColor } from './cssColor.ts';
import { readLength, type Length } from './cssLength.ts';
import { splitAtCommas, splitAtSpaces } from './cssText.ts';

/** A color in the Design Tokens format. */
export interface ColorValue {
  readonly colorSpace: 'srgb';
  readonly components: readonly number[];
  readonly alpha: number;
  /** The color without its alpha, for tools that read no components. */
  readonly hex: string;
}

export interface ShadowValue {
  readonly color: ColorValue;
  readonly offsetX: Length;
  readonly offsetY: Length;
  readonly blur: Length;
  readonly spread: Length;
}

/** The type and the value of a token, as the Design Tokens format writes them. */
export type TokenValue =
  | { readonly $type: 'color'; readonly $value: ColorValue }
  | { readonly $type: 'dimension'; readonly $value: Length }
  | { readonly $type: 'duration'; readonly $value: { value: number; unit: 'ms' } }
  | { readonly $type: 'cubicBezier'; readonly $value: readonly number[] }
  | { readonly $type: 'fontFamily'; readonly $value: readonly string[] }
  | { readonly $type: 'fontWeight' | 'number'; readonly $value: number }
  | { readonly $type: 'shadow'; readonly $value: ShadowValue | readonly ShadowValue[] };

const NO_LENGTH: Length = { value: 0, unit: 'px' };

/** `none`, for which the format has no value. */
const NO_SHADOW: ShadowValue = {
  color: colorValue('transparent'),
  offsetX: NO_LENGTH,
  offsetY: NO_LENGTH,
  blur: NO_LENGTH,
  spread: NO_LENGTH,
};

/**
 * Converts the value of a token from CSS to the Design Tokens format.
 *
 * A length that depends on a container is the one of a page on a desktop.
 *
 * @param group the first part of the token's path: `color`.
 * @param css its value without variables, `em` and `ch`, which the format does not have.
 * @throws RangeError if the value is not written as those of its group.
 * @see https://www.designtokens.org/tr/2025.10/format/
 */
export function tokenValue(group: string, css: string): TokenValue {
  if (group === 'color') return { $type: 'color', $value: colorValue(css) };
  if (group === 'font') return { $type: 'fontFamily', $value: fontFamilies(css) };
  if (group === 'shadow') return { $type: 'shadow', $value: shadowValue(css) };
  if (group === 'weight') return { $type: 'fontWeight', $value: Number(css) };
  if (group === 'motion') return motionValue(css);
  if (group === 'lineHeight' || group === 'layer') {
    return { $type: 'number', $value: numberOf(css) };
  }
  return { $type: 'dimension', $value: readLength(css) };
}

function colorValue(css: string): ColorValue {
  const color = parseColor(css);
  const [alpha = 1] = color.slice(3);
  return {
    colorSpace: 'srgb',
    components: color.slice(0, 3).map(rounded),
    alpha: rounded(alpha),
    hex: hexOf(color),
  };
}

function rounded(share: number): number {
  return Math.round(share * 1e4) / 1e4;
}

function fontFamilies(css: string): string[] {
  return splitAtCommas(css).map((name) => name.replaceAll(/^['"]|['"]$/g, ''));
}

function shadowValue(css: string): ShadowValue | ShadowValue[] {
  if (css === 'none') return NO_SHADOW;
  const shadows = splitAtCommas(css).map((shadow): ShadowValue => {
    const parts = splitAtSpaces(shadow);
    const lengths = parts.filter((part) => /^-?[\d.]+(?:px)?$/.test(part)).map(readLength);
    const [color = ''] = parts.filter((part) => !/^-?[\d.]+(?:px)?$/.test(part));
    const [offsetX = NO_LENGTH, offsetY = NO_LENGTH, blur = NO_LENGTH, spread = NO_LENGTH] =
      lengths;
    return { color: colorValue(color), offsetX, offsetY, blur, spread };
  });
  return shadows.length === 1 && shadows[0] ? shadows[0] : shadows;
}

function motionValue(css: string): TokenValue {
  const [, points] = /^cubic-bezier\((.*)\)$/.exec(css) ?? [];
  if (points !== undefined) {
    return { $type: 'cubicBezier', $value: splitAtCommas(points).map(numberOf) };
  }
  const [, time, unit] = /^([\d.]+)(ms|s)$/.exec(css) ?? [];
  if (time === undefined) throw new RangeError(`No duration is written like ${css}.`);
  const value = Math.round(Number(time) * (unit === 's' ? 1000 : 1));
  return { $type: 'duration', $value: { value, unit: 'ms' } };
}

function numberOf(css: string): number {
  const [, number] = /^(-?[\d.]+)$/.exec(css) ?? [];
  if (number === undefined) throw new RangeError(`No number is written like ${css}.`);
  return Number(number);
}
