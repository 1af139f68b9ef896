import type { ResolvedBrand } from '@dime-time/ui';
import { brandColors } from '../../packages/ui/src/theme/brandVariables.ts';
import { SHAPE_GROUND, type Appearance } from '../../packages/ui/src/theme/color/accentScale.ts';
import { contrast } from '../../packages/ui/src/theme/color/oklch.ts';
import { QR_COLORS } from '../../packages/ui/src/theme/qrColors.ts';
import type { BrandData } from './brandDraft.ts';

/** A color of a brand in one theme, and what was changed for its contrast. */
export interface MeasuredColor {
  /** As the brand has it, `#rrggbb`. */
  readonly given: string;
  /** As it is painted, `#rrggbb`. */
  readonly shown: string;
  /** Its contrast with its ground or with the text on it. */
  readonly ratio: number;
}

/** What has to be read or seen, in both themes. */
export interface ContrastRow {
  readonly what: string;
  /** The required contrast. */
  readonly least: number;
  readonly light: MeasuredColor;
  readonly dark: MeasuredColor;
}

/** `surfaceSunken`, with which a line has less contrast than with the page or a card. */
const SUNKEN: Record<Appearance, string> = { light: '#f0f0f3', dark: '#212225' };

type Measurement = readonly [what: string, least: number, color: MeasuredColor];

/**
 * Measures the colors of a brand that have to be read or seen, as the library paints them.
 *
 * @param given the brand as it was given.
 * @param brand the same with its defaults.
 */
export function measureBrand(given: BrandData, brand: ResolvedBrand): readonly ContrastRow[] {
  const dark = measured(given, brand, 'dark');
  return measured(given, brand, 'light').map(([what, least, light], index) => ({
    what,
    least,
    light,
    dark: dark[index]?.[2] ?? light,
  }));
}

function measured(given: BrandData, brand: ResolvedBrand, theme: Appearance): Measurement[] {
  const colors = brandColors(brand, theme);
  const color = (name: string) => colors[name] ?? '';
  const accent = (theme === 'dark' ? brand.darkAccent : undefined) ?? brand.accent;
  const ground = SHAPE_GROUND[theme];
  const on = (other: string, shown: string, from: string): MeasuredColor => ({
    given: from,
    shown,
    ratio: contrast(shown, other),
  });
  const trend = color('--dt-trend');
  const { qrColor } = brand;
  return [
    ['Text on a button', 4.5, on(color('--accent-contrast'), color('--accent-9'), accent)],
    ['Lines and meters', 3, on(ground, color('--accent-indicator'), accent)],
    ['Lines on a sunken surface', 3, on(SUNKEN[theme], color('--accent-indicator'), accent)],
    ['Links', 4.5, on(ground, color('--accent-11'), accent)],
    ...(trend ? [['Trend line', 3, on(ground, trend, brand.chart?.trend ?? accent)] as const] : []),
    ...(brand.chart?.series ?? []).map((series, index): Measurement => {
      const shown = color(`--dt-color-chart-series${index + 1}`);
      return [`Chart series ${index + 1}`, 3, on(ground, shown, series)];
    }),
    ['QR code', 7, on(QR_COLORS.light, qrColor, given.qrColor ?? givenAccent(given, qrColor))],
  ];
}

/** The accent, from which the QR color is made if there is none; our own has a QR color of its own. */
function givenAccent({ accent = '' }: BrandData, qrColor: string): string {
  return qrColor === QR_COLORS.dark ? qrColor : accent;
}

/** Measures the color of a logo on the page in light, and on a card in dark. */
export function measureLogo(color: string): ContrastRow {
  const on = (theme: Appearance): MeasuredColor => ({
    given: color,
    shown: color,
    ratio: contrast(color, SHAPE_GROUND[theme]),
  });
  return { what: 'Logo', least: 3, light: on('light'), dark: on('dark') };
}
