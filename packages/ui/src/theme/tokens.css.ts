import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { contract } from './contract.ts';

/**
 * Text of a tone. Step 11 of Radix has slightly too little WCAG contrast for small text on a tint,
 * so a part of step 12 is mixed in, and a larger one if more contrast is requested.
 */
const readable = (scale: string) =>
  `color-mix(in oklab, var(--${scale}-11) var(--dt-share-of-11), var(--${scale}-12))`;

/**
 * A line or a fill of a tone. Step 9 of a pale scale has too little contrast with white, so a part
 * of step 11 is mixed in; if more contrast is requested, it is step 11 alone.
 */
const visible = (scale: string, share: string) =>
  `color-mix(in oklab, var(--${scale}-9) calc(${share} * var(--dt-share-of-9)), var(--${scale}-11))`;

/**
 * A size that grows with the reader’s text size until the longest word of a heading is as wide as a
 * phone. At the default text size, it is the given size. The larger sizes need none of it: a narrow
 * container has a smaller step, see `textSteps`.
 */
const fitted = (size: string) => `min(${size}, 13cqi)`;

/** A distance, or the height of a control, in the density of the brand. */
const spaced = (size: string) => `calc(${size} * var(--dt-density))`;

const name = (_value: string | null, path: readonly string[]) => `dt-${path.join('-')}`;

/**
 * Every color, distance and size of the library, by meaning.
 *
 * The values are CSS variables over the Radix scales, so that light, dark and a brand can change
 * them without changing components.
 */
export const tokens = createGlobalThemeContract(contract, name);

createGlobalTheme('.radix-themes', tokens, {
  '@layer': 'ui',
  color: {
    text: 'var(--gray-12)',
    textMuted: 'var(--gray-11)',
    textOnAccent: 'var(--accent-contrast)',
    textOnNegative: 'var(--dt-on-danger)',
    textDisabled: 'var(--gray-a8)',
    link: 'var(--accent-11)',
    surface: 'var(--color-background)',
    surfaceRaised: 'var(--color-panel-solid)',
    surfaceSunken: 'var(--gray-3)',
    surfaceField: 'var(--dt-field)',
    surfaceHover: 'var(--gray-a3)',
    surfaceHoverSolid: 'var(--gray-3)',
    surfacePressed: 'var(--gray-a4)',
    scrim: 'var(--dt-scrim)',
    border: 'var(--gray-a4)',
    borderInput: 'var(--gray-a9)',
    borderStrong: 'var(--gray-a9)',
    focus: 'var(--focus-8)',
    accent: 'var(--accent-9)',
    accentHover: 'var(--accent-10)',
    accentIndicator: 'var(--accent-indicator)',
    accentText: 'var(--accent-11)',
    accentSoft: 'var(--accent-a3)',
    accentSoftHover: 'var(--accent-a4)',
    accentBorder: 'var(--accent-a6)',
    logo: 'var(--dt-brand-logo)',
    // A gray with some ruby: warm beside the violet of the brand, and not the red of an error.
    debt: `color-mix(in oklab, ${visible('ruby', '100%')} 45%, var(--gray-11))`,
    debtText: `color-mix(in oklab, ${readable('ruby')} 50%, var(--gray-12))`,
    debtSoft: 'color-mix(in oklab, var(--ruby-a3) 50%, var(--gray-a3))',
    progress: visible('jade', '70%'),
    progressText: readable('jade'),
    progressSoft: 'var(--jade-a3)',
    roundUp: 'var(--accent-indicator)',
    roundUpText: 'var(--accent-11)',
    roundUpSoft: 'var(--accent-a3)',
    positive: visible('jade', '70%'),
    positiveText: readable('jade'),
    positiveSoft: 'var(--jade-a3)',
    negative: visible('ruby', '100%'),
    negativeText: readable('ruby'),
    negativeSoft: 'var(--ruby-a3)',
    negativeSolid: 'var(--dt-danger)',
    negativeSolidHover: 'var(--dt-danger-hover)',
    warning: visible('amber', '25%'),
    warningText: readable('amber'),
    warningSoft: 'var(--amber-a3)',
    info: visible('blue', '80%'),
    infoText: readable('blue'),
    infoSoft: 'var(--blue-a3)',
    neutral: visible('gray', '80%'),
    neutralText: 'var(--gray-11)',
    neutralSoft: 'var(--gray-a3)',
    track: 'var(--gray-a4)',
    chart: {
      trend: 'var(--dt-trend)',
      trendFill: 'var(--dt-trend-fill)',
      grid: 'var(--gray-a4)',
      axis: 'var(--gray-11)',
      series1: 'var(--accent-indicator)',
      series2: visible('teal', '70%'),
      series3: visible('blue', '80%'),
      series4: 'var(--dt-series4)',
      series5: visible('gray', '80%'),
      series6: visible('amber', '25%'),
    },
  },
  space: {
    1: spaced('4px'),
    2: spaced('8px'),
    3: spaced('12px'),
    4: spaced('16px'),
    5: spaced('20px'),
    6: spaced('28px'),
    7: spaced('40px'),
    8: spaced('56px'),
    9: spaced('80px'),
  },
  radius: {
    s: 'var(--radius-2)',
    m: 'var(--radius-3)',
    l: 'var(--radius-4)',
    xl: 'var(--radius-5)',
    full: '624.9375rem',
  },
  font: {
    body: 'var(--default-font-family)',
    heading: 'var(--heading-font-family)',
    mono: 'var(--code-font-family)',
  },
  fontSize: {
    xs: '0.75rem',
    s: '0.875rem',
    m: '1rem',
    l: '1.25rem',
    xl: fitted('1.75rem'),
    '2xl': '2.5rem',
    '3xl': '3.5rem',
  },
  // 16, 20, 24, 28, 32, 44 and 60 px.
  lineHeight: {
    xs: '1.333',
    s: '1.429',
    m: '1.5',
    l: '1.4',
    xl: '1.143',
    '2xl': '1.1',
    '3xl': '1.071',
  },
  letterSpacing: {
    xs: '0',
    s: '0',
    m: '0',
    l: '-0.014em',
    xl: '-0.02em',
    '2xl': '-0.026em',
    '3xl': '-0.032em',
  },
  weight: { regular: '400', medium: '500', semibold: '600', bold: '700' },
  size: {
    controlS: spaced('2rem'),
    controlM: spaced('2.5rem'),
    controlL: spaced('3rem'),
    iconS: '1rem',
    iconM: '1.25rem',
    iconL: '1.5rem',
    content: '75rem',
    text: '65ch',
  },
  shadow: {
    none: 'none',
    hero: '0 24px 48px -24px var(--accent-a6)',
    floating: 'var(--shadow-4)',
    overlay: 'var(--shadow-6)',
  },
  layer: { raised: '1', navigation: '20', overlay: '40', toast: '60' },
  motion: { fast: '120ms', calm: '240ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
});
