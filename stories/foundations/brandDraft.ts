import type { Brand, BrandDensity, BrandRadius } from '@dime-time/ui';
import { createElement } from 'react';

/** What a designer has typed into the studio; all but the name, the accent and the shape may be empty. */
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
  readonly headingFontFamily: string;
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
  headingFontFamily: '',
};

/** A brand without its logo, which is an element and cannot be written as JSON. */
export type BrandData = Omit<Brand, 'logo' | 'mark' | 'illustrations'>;

/** The data of a draft: fields left empty are left out. */
export function brandData(draft: BrandDraft): BrandData {
  const [trend, ...series] = draft.chart.split(/[\s,]+/).filter((color) => color !== '');
  const { productName, accent, radius, density } = draft;
  const { darkAccent, qrColor, fontFamily, headingFontFamily } = draft;
  return {
    productName,
    accent,
    ...(darkAccent && { darkAccent }),
    ...(qrColor && { qrColor }),
    ...(trend && { chart: { trend, ...(series.length > 0 && { series }) } }),
    radius,
    density,
    ...(fontFamily && { fontFamily }),
    ...(headingFontFamily && { headingFontFamily }),
  };
}

/** The brand of a sound draft. */
export function brandOf(draft: BrandDraft): Brand {
  const image = logoImage(draft);
  return { ...brandData(draft), ...(image && { logo: createElement('img', image) }) };
}

/**
 * The attributes of the logo of a sound draft. The SVG is an image and never part of the page: in an
 * image, no script runs and nothing is loaded.
 */
export function logoImage({ svg, productName }: BrandDraft) {
  if (svg === '') return undefined;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: productName };
}
