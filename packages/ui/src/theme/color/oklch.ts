/** A color as perceived lightness (0–1), chroma and hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Linear-light red, green and blue, 0–1 inside the sRGB gamut. */
type LinearRgb = readonly [number, number, number];

/** Perceived lightness, and two axes of color: green to red, blue to yellow. */
type Oklab = readonly [lightness: number, a: number, b: number];

const HEX = /^#[0-9a-f]{6}$/i;
/** The tolerance of the gamut check, below the rounding to bytes. */
const GAMUT_SLACK = 0.0005;
const CHROMA_STEP = 0.002;

/**
 * Converts `#rrggbb` to OKLCH, in which equal steps of lightness look equal.
 *
 * @throws RangeError when the text is not a six-digit hexadecimal color.
 * @see Björn Ottosson, "A perceptual color space for image processing", 2020.
 */
export function oklchFromHex(hex: string): Oklch {
  const [lightness, a, b] = oklabFromLinear(linearFromHex(hex));
  return {
    lightness,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** Converts linear light to Oklab. */
export function oklabFromLinear([red, green, blue]: LinearRgb): Oklab {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Converts Oklab to linear light, which is outside 0–1 for a color outside sRGB. */
export function linearFromOklab([lightness, a, b]: Oklab): LinearRgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Converts OKLCH to `#rrggbb`, reducing chroma, never lightness, for colors outside sRGB. */
export function hexFromOklch({ lightness, chroma, hue }: Oklch): string {
  for (let c = chroma; c > 0; c -= CHROMA_STEP) {
    const rgb = linearFromOklch({ lightness, chroma: c, hue });
    if (rgb.every((value) => value >= -GAMUT_SLACK && value <= 1 + GAMUT_SLACK)) {
      return hexFromLinear(rgb);
    }
  }
  return hexFromLinear(linearFromOklch({ lightness, chroma: 0, hue: 0 }));
}

/** The WCAG 2 relative luminance of a color, 0 for black and 1 for white. */
export function luminance(hex: string): number {
  const [red, green, blue] = linearFromHex(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG 2 contrast of two colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

function linearFromOklch({ lightness, chroma, hue }: Oklch): LinearRgb {
  const angle = (hue * Math.PI) / 180;
  return linearFromOklab([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
}

function linearFromHex(hex: string): LinearRgb {
  if (!HEX.test(hex)) throw new RangeError(`A color is written #rrggbb; got ${hex}.`);
  const channel = (start: number) =>
    linearChannel(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

function hexFromLinear(rgb: LinearRgb): string {
  const bytes = rgb.map((value) =>
    Math.round(encodedChannel(value) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${bytes.join('')}`;
}

/** Converts a channel of sRGB, 0–1, to linear light. */
export function linearChannel(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Converts linear light to a channel of sRGB, clipped to 0–1. */
export function encodedChannel(value: number): number {
  const light = Math.min(1, Math.max(0, value));
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}
