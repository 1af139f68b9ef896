/** How rounded corners are, from square to fully round controls. */
export type BrandRadius = 'none' | 'small' | 'medium' | 'large' | 'full';

/**
 * What a partner’s site can change: a name, a logo color, an accent, corners and a font.
 *
 * It is only data, so that a site sets its brand without writing a line of CSS.
 */
export interface Brand {
  /** The product’s name, as written in titles and sentences. */
  readonly productName: string;
  /** The outline color of the logo, as `#rrggbb`. */
  readonly logoColor: string;
  /**
   * The color of buttons, links and highlights, as `#rrggbb`. Twelve steps for light and dark are
   * generated from it.
   */
  readonly accent: string;
  /** The roundness of corners. */
  readonly radius: BrandRadius;
  /** The font family list; the included font is `'Inter Variable'`. */
  readonly fontFamily: string;
}

/** The library’s default brand. */
export const dimeTimeBrand: Brand = {
  productName: 'Dime Time',
  logoColor: '#5a56a8',
  accent: '#5a56a8',
  radius: 'large',
  fontFamily:
    "'Inter Variable', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
};
