import { list } from 'postcss';
import { hexFromOklch, oklchFromHex } from '../../src/theme/color/oklch.ts';

/** Red, green and blue 0–255, and how opaque, 0–1. */
type Paint = readonly [red: number, green: number, blue: number, alpha: number];

const NAMED: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' };

/**
 * What a stack of colors looks like, from the ground up.
 *
 * @param colors CSS colors in the notations the theme uses: hex, `rgb()`, `hsl()`, `color-mix(in oklab)`.
 * @returns `#rrggbb`
 */
export function paint(colors: readonly string[], variables: ReadonlyMap<string, string>): string {
  const shown = colors.reduce<Paint>(
    (ground, color) => {
      const [red, green, blue, alpha] = parse(resolve(color, variables));
      const over = (value: number, below: number) => value * alpha + below * (1 - alpha);
      return [over(red, ground[0]), over(green, ground[1]), over(blue, ground[2]), 1];
    },
    [255, 255, 255, 1],
  );
  return hex(shown);
}

/** Puts the values of variables in their place, until none is left. */
function resolve(text: string, variables: ReadonlyMap<string, string>): string {
  const next = text.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const value = variables.get(name);
    if (value === undefined) throw new RangeError(`Nobody declares ${name}.`);
    return value;
  });
  return next === text ? text : resolve(next, variables);
}

function parse(color: string): Paint {
  const text = (NAMED[color.trim()] ?? color).trim();
  if (text.startsWith('#')) return parseHex(text);
  const [, name, inside = ''] = /^([a-z-]+)\((.*)\)$/s.exec(text) ?? [];
  if (name === 'color-mix') return mix(inside);
  const [first = 0, second = 0, third = 0, alpha = 1] = (inside.match(/-?[\d.]+%?/g) ?? []).map(
    (part) => (part.endsWith('%') ? Number.parseFloat(part) / 100 : Number(part)),
  );
  if (name === 'rgb' || name === 'rgba') return [first, second, third, alpha];
  if (name === 'hsl') return [...fromHsl(first, second, third), alpha];
  throw new RangeError(`No color of the theme is written like ${color}.`);
}

function parseHex(text: string): Paint {
  const digits = text.slice(1);
  const whole = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0, alpha = 255] = (whole.match(/../g) ?? []).map((byte) =>
    Number.parseInt(byte, 16),
  );
  return [red, green, blue, alpha / 255];
}

/** `in oklab, A 70%, B`: opaque colors, mixed in the space where equal steps look equal. */
function mix(inside: string): Paint {
  const [, first = '', second = ''] = list.comma(inside);
  const [, color = '', amount = '50'] =
    /^\s*(.*?)\s*(?:calc\(([^)]*)\)|([\d.]+)%)?\s*$/s.exec(
      first.replace(/([\d.]+)%\s*$/, 'calc($1)'),
    ) ?? [];
  const share =
    amount.split('*').reduce((product, factor) => product * Number.parseFloat(factor), 1) / 100;
  const [one, other] = [parse(color), parse(second)].map((part) => {
    const { lightness, chroma, hue } = oklchFromHex(hex(part));
    const angle = (hue * Math.PI) / 180;
    return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)] as const;
  });
  if (!one || !other) throw new RangeError(`Two colors are mixed; got ${inside}.`);
  const [lightness, a, b] = [0, 1, 2].map(
    (at) => (one[at] ?? 0) * share + (other[at] ?? 0) * (1 - share),
  ) as [number, number, number];
  return parseHex(
    hexFromOklch({
      lightness,
      chroma: Math.hypot(a, b),
      hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
    }),
  );
}

function fromHsl(hue: number, saturation: number, lightness: number): [number, number, number] {
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    return 255 * (lightness - amplitude * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

function hex([red, green, blue]: Paint): string {
  return `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
