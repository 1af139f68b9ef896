import {
  encodedChannel,
  linearChannel,
  linearFromOklab,
  oklabFromLinear,
} from '../src/theme/color/oklch.ts';
import { splitAtCommas } from './cssText.ts';

/** Red, green, blue and alpha, each 0–1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

const NAMED: Readonly<Record<string, Color>> = {
  white: [1, 1, 1, 1],
  black: [0, 0, 0, 1],
  transparent: [0, 0, 0, 0],
};

/**
 * Reads a CSS color in the notations the theme uses: hex, `rgb()`, `hsl()`, `color-mix(in oklab)`.
 *
 * @param text without variables.
 * @returns its sRGB channels; a mix outside of sRGB is clipped, as a screen does.
 * @throws RangeError for any other notation.
 */
export function parseColor(text: string): Color {
  const color = text.trim();
  const named = NAMED[color];
  if (named) return named;
  if (color.startsWith('#')) return parseHex(color);
  const [, name, inside = ''] = /^([a-z-]+)\((.*)\)$/s.exec(color) ?? [];
  if (name === 'color-mix') return mix(inside);
  const [first = 0, second = 0, third = 0, alpha = 1] = (inside.match(/-?[\d.]+%?/g) ?? []).map(
    (part) => (part.endsWith('%') ? Number.parseFloat(part) / 100 : Number(part)),
  );
  if (name === 'rgb' || name === 'rgba') return [first / 255, second / 255, third / 255, alpha];
  if (name === 'hsl') return [...fromHsl(first, second, third), alpha];
  throw new RangeError(`No color of the theme is written like ${text}.`);
}

/** A color without its alpha, as `#rrggbb`. */
export function hexOf([red, green, blue]: readonly number[]): string {
  const bytes = [red, green, blue].map((channel = 0) => Math.round(channel * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function parseHex(text: string): Color {
  const digits = text.slice(1);
  const whole = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0, alpha = 1] = (whole.match(/../g) ?? []).map(
    (byte) => Number.parseInt(byte, 16) / 255,
  );
  return [red, green, blue, alpha];
}

/**
 * `in oklab, A 70%, B` or `in oklab, A, B 30%`: mixed in the space where equal steps look equal,
 * each color weighted by its alpha.
 *
 * @see https://www.w3.org/TR/css-color-5/#color-mix
 */
function mix(inside: string): Color {
  const [space, ...parts] = splitAtCommas(inside);
  const [one, other] = parts.map(weighted);
  if (space !== 'in oklab' || !one || !other) {
    throw new RangeError(`Two colors are mixed in oklab; got ${inside}.`);
  }
  const share = one.share ?? 1 - (other.share ?? 0.5);
  const alpha = one.color[3] * share + other.color[3] * (1 - share);
  if (alpha === 0) return [0, 0, 0, 0];
  const [from, to] = [toOklab(one.color), toOklab(other.color)];
  const channel = (at: 0 | 1 | 2) =>
    (from[at] * one.color[3] * share + to[at] * other.color[3] * (1 - share)) / alpha;
  const [red, green, blue] = linearFromOklab([channel(0), channel(1), channel(2)]);
  return [encodedChannel(red), encodedChannel(green), encodedChannel(blue), alpha];
}

/** A color of a mix and its share: `#fff 70%`, `#fff calc(70% * 1)`. */
function weighted(text: string): { color: Color; share: number | undefined } {
  const [, color = '', product, percent] =
    /^(.*?)(?:\s+calc\(([^()]*)\)|\s+([\d.]+)%)?$/s.exec(text.trim()) ?? [];
  const factors = (product ?? percent)?.split('*').map((factor) => Number.parseFloat(factor));
  const share = factors?.reduce((result, factor) => result * factor, 0.01);
  return { color: parseColor(color), share };
}

function toOklab([red, green, blue]: Color) {
  return oklabFromLinear([linearChannel(red), linearChannel(green), linearChannel(blue)]);
}

function fromHsl(hue: number, saturation: number, lightness: number) {
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    return lightness - amplitude * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  return [channel(0), channel(8), channel(4)] as const;
}
