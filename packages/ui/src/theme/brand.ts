import type { ReactNode } from 'react';

export { checkBrand } from './checkBrand.ts';

/** How rounded corners are, from square to fully round controls. */
export type BrandRadius = 'none' | 'small' | 'medium' | 'large' | 'full';

/** How much room there is between things, and how tall controls are. Text keeps its size. */
export type BrandDensity = 'compact' | 'comfortable' | 'spacious';

/** The colors of charts. */
export interface BrandChart {
  /**
   * The line of the debt trend and of sparklines, as `#rrggbb`. With a contrast below 3:1 with the
   * page or a card, it is darkened in light and lightened in dark, no more than needed.
   * @default the accent
   */
  readonly trend?: string | undefined;
  /**
   * One to six colors, as `#rrggbb`: the plans of a payoff chart, in order. Each is adjusted as
   * `trend` is. Later series keep their default.
   * @default the accent, then teal, blue, brick, gray and amber. Beside a red accent the fourth is
   * moss green.
   */
  readonly series?: readonly string[] | undefined;
}

/** Drawings in place of the library’s. They are decorative: assistive technology skips them. */
export interface BrandIllustrations {
  /**
   * The picture of the page for a missing address, at most 14 by 9 rem.
   * @default the `mark`, or a coin that rolls away
   */
  readonly notFound?: ReactNode;
  /**
   * The picture of every empty list, at most 10 by 6 rem.
   * @default the icon of the list on a tint of the accent
   */
  readonly empty?: ReactNode;
}

/**
 * What a partner’s site can change. Every field is optional.
 *
 * It is only data, so that a site sets its brand without writing a line of CSS. During development,
 * `UiProvider` throws a TypeError or a RangeError for a value that is not as described here, as
 * `checkBrand` does.
 */
export interface Brand {
  /**
   * The product’s name, as written in titles and sentences; not empty.
   * @default 'Dime Time'
   */
  readonly productName?: string | undefined;
  /**
   * The logo with its name, where the name belongs to it: in the top bar and the drawer. An element,
   * such as an `<svg>` or an `<img>`; it is scaled to the height of the place, 1.75 to 5.5 rem.
   * `productName` is its text alternative.
   * @default the mark with the product’s name beside it
   */
  readonly logo?: ReactNode;
  /**
   * The logo without a name, in a square of 1.75 to 5.5 rem. An element, as `logo` is.
   * @default the `logo`, as wide as it is where there is room; else the library’s coin in `logoColor`
   */
  readonly mark?: ReactNode;
  /**
   * The outline color of the library’s coin, as `#rrggbb`. With a contrast below 3:1 with the page, it
   * is moved to 4.5:1. A `logo` or a `mark` keeps its own colors.
   * @default the accent
   */
  readonly logoColor?: string | undefined;
  /**
   * The color of buttons, links and highlights, as `#rrggbb`. Twelve steps for light and dark are
   * generated from it. A filled button has exactly this color in light, with white text on it if that
   * has a contrast of 4.5:1, otherwise black. Lines, meters and text in the accent are darkened as far
   * as 3:1 and 4.5:1 require.
   * @default '#5a56a8'
   */
  readonly accent?: string | undefined;
  /**
   * The accent on dark pages, as `#rrggbb`. With a contrast below 3:1 with a dark card, it is lightened,
   * no more than needed.
   * @default the accent
   */
  readonly darkAccent?: string | undefined;
  /**
   * The roundness of corners. With `full`, buttons and fields have round ends.
   * @default 'large'
   */
  readonly radius?: BrandRadius | undefined;
  /**
   * The distances and the heights of controls: seven eighths, one, or nine eighths of the usual ones.
   * @default 'comfortable'
   */
  readonly density?: BrandDensity | undefined;
  /**
   * The font family list of text, as in CSS; the included font is `'Inter Variable'`. Your site loads
   * any other font.
   * @default the included font, then the system’s
   */
  readonly fontFamily?: string | undefined;
  /**
   * The font family list of headings, as in CSS.
   * @default `fontFamily`
   */
  readonly headingFontFamily?: string | undefined;
  /** The colors of charts. */
  readonly chart?: BrandChart | undefined;
  /**
   * The dark modules of QR codes, as `#rrggbb`; the ground is white, in every theme. A color with a
   * contrast below 7:1 with white, which not every scanner reads, is darkened, no more than needed.
   * @default the accent, darkened as needed
   */
  readonly qrColor?: string | undefined;
  /** Drawings in place of the library’s. */
  readonly illustrations?: BrandIllustrations | undefined;
}

/** The fields that always have a value. */
type Resolved = 'productName' | 'logoColor' | 'accent' | 'radius' | 'fontFamily' | 'qrColor';

/** A brand with the defaults of the fields that it left out, as `useBrand` returns it. */
export interface ResolvedBrand
  extends Omit<Brand, Resolved>, Readonly<Record<Exclude<Resolved, 'radius'>, string>> {
  readonly radius: BrandRadius;
}

/** The library’s default brand. */
export const dimeTimeBrand = {
  productName: 'Dime Time',
  logoColor: '#5a56a8',
  accent: '#5a56a8',
  radius: 'large',
  fontFamily:
    "'Inter Variable', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
} as const satisfies Brand;
