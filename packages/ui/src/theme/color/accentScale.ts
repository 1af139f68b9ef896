import { PAGE_COLORS } from '../pageColors.ts';
import { contrast, hexFromOklch, oklchFromHex } from './oklch.ts';
import { lightnessFor, withContrast } from './withContrast.ts';

export type Appearance = 'light' | 'dark';

/** The contrast of text: that of WCAG level AA, or AAA. */
export type Contrast = 'standard' | 'more';

/** One step of a scale: its lightness, and its share of the accent’s chroma. */
type Rung = readonly [lightness: number, chromaShare: number];

/**
 * The twelve steps of a Radix scale without its hue: backgrounds 1–2, fills 3–5, borders 6–8, solid
 * 9–10, text 11–12. Steps 9 and 10 come from the accent itself.
 */
const LADDERS: Record<Appearance, readonly Rung[]> = {
  light: [
    [0.994, 0.02],
    [0.982, 0.06],
    [0.962, 0.12],
    [0.934, 0.2],
    [0.904, 0.29],
    [0.864, 0.4],
    [0.808, 0.5],
    [0.715, 0.68],
    [0, 1],
    [0, 1],
    [0.47, 1],
    [0.31, 0.6],
  ],
  dark: [
    [0.19, 0.13],
    [0.21, 0.18],
    [0.272, 0.38],
    [0.316, 0.54],
    [0.355, 0.6],
    [0.398, 0.62],
    [0.448, 0.68],
    [0.535, 0.8],
    [0, 1],
    [0, 1],
    [0.8, 0.72],
    [0.914, 0.3],
  ],
};

const WHITE = '#ffffff';
const BLACK = '#000000';
/** The page color behind a translucent step. */
export const PAGE: Record<Appearance, string> = { light: WHITE, dark: '#111113' };
/** The contrast of text on step 9, as WCAG requires. */
const TEXT_CONTRAST: Record<Contrast, number> = { standard: 4.5, more: 7 };
/** Replaces the steps 7, 8, 11 and 12, which are text and lines, if more contrast is requested. */
const STRONGER: Record<Appearance, Readonly<Record<number, Rung>>> = {
  light: { 6: [0.62, 0.8], 7: [0.55, 0.9], 10: [0.4, 0.95], 11: [0.25, 0.5] },
  dark: { 6: [0.6, 0.8], 7: [0.68, 0.8], 10: [0.87, 0.45], 11: [0.96, 0.15] },
};
/** The change of lightness under the pointer. */
const HOVER = 0.035;
/** The contrast of a line or a fill without text (WCAG 1.4.11). */
const SHAPE_CONTRAST = 3;
/** The page in light and a card in dark, with which a line has less contrast than with the others. */
export const SHAPE_GROUND: Record<Appearance, string> = {
  light: PAGE_COLORS.light,
  dark: '#18181f',
};
/**
 * The solid step on black, of an accent too dark to have enough contrast with both the page and its
 * text: bright with black text.
 */
const BRIGHT: Rung = [0.8, 0.72];

/** A brand’s accent in one look; each color is `#rrggbb`. */
export interface AccentSteps {
  /** The twelve steps. */
  readonly steps: readonly string[];
  /** The text on step 9. */
  readonly words: string;
  /** Lines and fills without text. */
  readonly indicator: string;
}

/**
 * Returns a brand’s twelve accent steps.
 *
 * The solid step, 9, is the accent itself, and the text on it is white if that is readable, otherwise
 * black. The indicator is the accent too, darkened only as far as lines and fills require in light. The
 * accent itself changes only in dark, where one too dark for a card is lightened, and with more
 * contrast, if neither white nor black text reaches 7:1.
 *
 * @param accent the brand's color, `#rrggbb`.
 * @throws RangeError when the accent is not such a color.
 */
export function accentSteps(
  accent: string,
  appearance: Appearance,
  contrastChoice: Contrast,
): AccentSteps {
  const { solid, chroma, words } = solidStep(accent, appearance, contrastChoice);
  const stronger = contrastChoice === 'more' ? STRONGER[appearance] : {};
  const steps = LADDERS[appearance].map((rung, index) => {
    const [lightness, share] = stronger[index] ?? rung;
    if (index === 8) return hexFromOklch(solid);
    if (index === 9) return hexFromOklch({ ...solid, lightness: hovered(solid.lightness, words) });
    return hexFromOklch({ lightness, chroma: chroma * share, hue: solid.hue });
  });
  return { steps, words, indicator: lineColor(hexFromOklch(solid), appearance) };
}

/** Returns the accent, opaque and translucent, as CSS variables of the Radix theme. */
export function accentVariables(
  { steps, words, indicator }: AccentSteps,
  appearance: Appearance,
): Record<string, string> {
  const variables: Record<string, string> = {
    '--accent-contrast': words,
    '--accent-indicator': indicator,
  };
  for (const [index, step] of steps.entries()) {
    variables[`--accent-${index + 1}`] = step;
    variables[`--accent-a${index + 1}`] = seeThrough(step, PAGE[appearance]);
  }
  return variables;
}

/**
 * Returns the color for a line or a fill without text: the given one, or a darker one in light and a
 * lighter one in dark, if its contrast with the page and a card is below 3:1.
 *
 * @param color `#rrggbb`.
 * @throws RangeError when the color is not written like that.
 */
export function lineColor(color: string, appearance: Appearance): string {
  return withContrast(color, SHAPE_GROUND[appearance], SHAPE_CONTRAST);
}

function solidStep(accent: string, appearance: Appearance, contrastChoice: Contrast) {
  const color = oklchFromHex(accent);
  const least = TEXT_CONTRAST[contrastChoice];
  if (appearance === 'dark' && contrastChoice === 'more') {
    const [lightness, share] = BRIGHT;
    const chroma = color.chroma * share;
    const solid = contrast(accent, BLACK) > least ? color : { ...color, lightness, chroma };
    return { solid, chroma, words: BLACK };
  }
  const shown = appearance === 'dark' ? oklchFromHex(lineColor(accent, 'dark')) : color;
  const hex = hexFromOklch(shown);
  const ratio = (words: string) => contrast(hex, words);
  const words =
    ratio(WHITE) >= least || (ratio(BLACK) < least && ratio(WHITE) > ratio(BLACK)) ? WHITE : BLACK;
  const lightness = lightnessFor({ ...color, lightness: shown.lightness }, words, least);
  return { solid: { ...color, lightness }, chroma: color.chroma, words };
}

/** The lightness under the pointer: away from that of the text, unless no color is left there. */
function hovered(lightness: number, words: string): number {
  const isDarker = words === WHITE ? lightness > 2 * HOVER : lightness > 1 - 2 * HOVER;
  return lightness + (isDarker ? -HOVER : HOVER);
}

/** The most transparent color that looks like `step` on `page`, so that fills work on any surface. */
function seeThrough(step: string, page: string): string {
  const goal = bytes(step);
  const base = bytes(page);
  const needed = goal.map((value, index) => {
    const from = base[index] ?? 0;
    if (value === from) return 0;
    return value > from ? (value - from) / (255 - from) : (from - value) / from;
  });
  const alpha = Math.max(...needed, 1 / 255);
  const channels = goal.map((value, index) => {
    const from = base[index] ?? 0;
    return Math.min(255, Math.max(0, Math.round((value - from) / alpha + from)));
  });
  return `rgb(${channels.join(' ')} / ${alpha.toFixed(3)})`;
}

function bytes(hex: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}
