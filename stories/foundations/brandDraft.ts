import type { Brand, BrandDensity, BrandRadius } from '@dime-time/ui';
import { createElement } from 'react';

/** What a designer has typed into the studio; colors may be empty. */
export interface BrandDraft {
  readonly productName: string;
  readonly accent: string;
  readonly darkAccent: string;
  readonly qrColor: string;
  /** Colors of charts, with spaces between them: the trend line, then the series. */
  readonly chart: string;
  /** The text of an SVG file. */
  readonly svg: string;
  readonly radius: BrandRadius;
  readonly density: BrandDensity;
  readonly fontFamily: string;
}

export const FIRST_DRAFT: BrandDraft = {
  productName: 'Sunny Side',
  accent: '#ffd400',
  darkAccent: '',
  qrColor: '',
  chart: '',
  svg: '',
  radius: 'large',
  density: 'comfortable',
  fontFamily: '',
};

/** A brand without its logo, which is an element and cannot be written as JSON. */
type BrandData = Omit<Brand, 'logo' | 'mark' | 'illustrations'>;

/** The data of a draft: fields left empty are left out. */
export function brandData(draft: BrandDraft): BrandData {
  const [trend, ...series] = draft.chart.split(/[\s,]+/).filter((color) => color !== '');
  const { productName, accent, darkAccent, qrColor, radius, density, fontFamily } = draft;
  return {
    productName,
    accent,
    ...(darkAccent && { darkAccent }),
    ...(qrColor && { qrColor }),
    ...(trend && { chart: { trend, ...(series.length > 0 && { series }) } }),
    radius,
    density,
    ...(fontFamily && { fontFamily }),
  };
}

/** The brand of a draft. */
export function brandOf(draft: BrandDraft): Brand {
  const src = svgAddress(draft.svg);
  return {
    ...brandData(draft),
    ...(src && { logo: createElement('img', { src, alt: '' }) }),
  };
}

/**
 * The address of an SVG as an image, or nothing for another text. In an image, no script of it runs and
 * it loads nothing, so that a pasted file cannot do harm; it is never part of the page.
 */
export function svgAddress(svg: string): string | undefined {
  const text = svg.trim();
  return /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(text)
    ? `data:image/svg+xml,${encodeURIComponent(text)}`
    : undefined;
}
