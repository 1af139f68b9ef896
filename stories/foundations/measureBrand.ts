import type { ResolvedBrand } from '@dime-time/ui';
import { brandColors } from '../../packages/ui/src/theme/brandVariables.ts';
import type { Appearance } from '../../packages/ui/src/theme/color/accentScale.ts';
import { contrast } from '../../packages/ui/src/theme/color/oklch.ts';
import { QR_COLORS } from '../../packages/ui/src/theme/qrColors.ts';

/** A color of a brand on its ground, and what was changed for its contrast. */
export interface MeasuredColor {
  readonly what: string;
  readonly given: string;
  readonly shown: string;
  readonly ratio: number;
  readonly least: number;
}

const CARD: Record<Appearance, string> = { light: '#ffffff', dark: '#18181f' };

/** The colors of a brand in a theme that have to be read or seen. */
export function measureBrand(
  brand: ResolvedBrand,
  appearance: Appearance,
): readonly MeasuredColor[] {
  const colors = brandColors(brand, appearance);
  const color = (name: string) => colors[name] ?? '';
  const card = CARD[appearance];
  const given = (appearance === 'dark' ? brand.darkAccent : undefined) ?? brand.accent;
  const trend = brand.chart?.trend ?? given;
  const shown = {
    button: color('--accent-9'),
    words: color('--accent-contrast'),
    line: color('--accent-indicator'),
    text: color('--accent-11'),
  };
  const on = (ground: string) => (one: string) => contrast(one, ground);
  const onCard = on(card);
  const rows: MeasuredColor[] = [
    {
      what: 'Text on a button',
      given,
      shown: shown.button,
      ratio: on(shown.words)(shown.button),
      least: 4.5,
    },
    { what: 'Lines and meters', given, shown: shown.line, ratio: onCard(shown.line), least: 3 },
    { what: 'Links', given, shown: shown.text, ratio: onCard(shown.text), least: 4.5 },
  ];
  const line = colors['--dt-trend'];
  if (line)
    rows.push({ what: 'Trend line', given: trend, shown: line, ratio: onCard(line), least: 3 });
  const qr = brand.qrColor;
  rows.push({ what: 'QR code', given: qr, shown: qr, ratio: on(QR_COLORS.light)(qr), least: 7 });
  return rows;
}
