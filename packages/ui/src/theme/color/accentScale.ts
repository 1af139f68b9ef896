import { contrast, hexFromOklch, oklchFromHex, type Oklch } from './oklch.ts';

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
/** The contrast of white text on step 9, as WCAG requires of text. */
const TEXT_CONTRAST: Record<Contrast, number> = { standard: 4.5, more: 7 };
/** Replaces the steps 7, 8, 11 and 12, which are text and lines, if more contrast is requested. */
const STRONGER: Record<Appearance, Readonly<Record<number, Rung>>> = {
  light: { 6: [0.62, 0.8], 7: [0.55, 0.9], 10: [0.4, 0.95], 11: [0.25, 0.5] },
  dark: { 6: [0.6, 0.8], 7: [0.68, 0.8], 10: [0.87, 0.45], 11: [0.96, 0.15] },
};
const HOVER_DROP = 0.035;
/** The contrast of a bar or a knob of step 9 with the darkest card (WCAG 1.4.11). */
const DARK_CARD = '#18181f';
const SHAPE_CONTRAST = 3;
/**
 * On black, no color has enough contrast with both white text and the page, so it is bright with
 * black text.
 */
const BRIGHT: Rung = [0.8, 0.72];

/**
 * Returns a brand’s twelve accent steps, opaque and translucent, as CSS variables of the Radix
 * theme.
 *
 * The solid step is the accent itself, darkened only as far as white text on it requires, and
 * lightened only as far as a dark card requires.
 *
 * @param accent the brand's color, `#rrggbb`.
 * @throws RangeError when the accent is not such a color.
 */
export function accentScale(
  accent: string,
  appearance: Appearance,
  contrastChoice: Contrast = 'standard',
): Record<string, string> {
  const isBright = appearance === 'dark' && contrastChoice === 'more';
  const solid = solidStep(oklchFromHex(accent), appearance, contrastChoice);
  const stronger = contrastChoice === 'more' ? STRONGER[appearance] : {};
  const steps = LADDERS[appearance].map((rung, index) => {
    const [lightness, share] = stronger[index] ?? rung;
    if (index === 8) return hexFromOklch(solid);
    if (index === 9) {
      const hover = isBright ? HOVER_DROP : -HOVER_DROP;
      return hexFromOklch({ ...solid, lightness: solid.lightness + hover });
    }
    return hexFromOklch({ lightness, chroma: solid.chroma * share, hue: solid.hue });
  });
  const variables: Record<string, string> = {
    '--accent-contrast': isBright ? BLACK : WHITE,
    '--accent-surface': `${steps[1] ?? WHITE}cc`,
    '--accent-indicator': 'var(--accent-9)',
    '--accent-track': 'var(--accent-9)',
  };
  for (const [index, step] of steps.entries()) {
    variables[`--accent-${index + 1}`] = step;
    variables[`--accent-a${index + 1}`] = seeThrough(step, PAGE[appearance]);
  }
  return variables;
}

function solidStep(accent: Oklch, appearance: Appearance, contrastChoice: Contrast): Oklch {
  if (appearance === 'dark' && contrastChoice === 'more') {
    return { lightness: BRIGHT[0], chroma: accent.chroma * BRIGHT[1], hue: accent.hue };
  }
  const isLost = (lightness: number) =>
    appearance === 'dark' &&
    contrast(hexFromOklch({ ...accent, lightness }), DARK_CARD) < SHAPE_CONTRAST;
  let { lightness } = accent;
  while (isLost(lightness)) lightness += 0.01;
  const isPale = () =>
    contrast(hexFromOklch({ ...accent, lightness }), WHITE) < TEXT_CONTRAST[contrastChoice];
  while (lightness > 0 && isPale()) lightness -= 0.01;
  return { ...accent, lightness };
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
