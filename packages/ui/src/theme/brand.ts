/** How round corners are, from square to fully round controls. */
export type BrandRadius = 'none' | 'small' | 'medium' | 'large' | 'full';

/**
 * What makes a partner's site the partner's: a name, a logo colour, an accent, corners and a font.
 *
 * Data only, so that a site sets its brand without writing a line of CSS.
 */
export interface Brand {
  /** The product's name, as it stands in titles and sentences. */
  readonly productName: string;
  /** The outline colour of the logo, as `#rrggbb`. */
  readonly logoColor: string;
  /** The colour of buttons, links and highlights, as `#rrggbb`. Twelve steps for light and dark are made from it. */
  readonly accent: string;
  /** The roundness of corners. */
  readonly radius: BrandRadius;
  /** The font family list; the shipped font is `'Inter Variable'`. */
  readonly fontFamily: string;
}

/** The brand the library ships with. */
export const dimeTimeBrand: Brand = {
  productName: 'Dime Time',
  logoColor: '#5a56a8',
  accent: '#5a56a8',
  radius: 'large',
  fontFamily:
    "'Inter Variable', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
};
