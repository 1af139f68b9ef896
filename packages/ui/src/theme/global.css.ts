import { media } from './media.ts';
import { PAGE_COLORS } from './pageColors.ts';
import { tokens } from './tokens.css.ts';
import { textSize } from './textSize.ts';
import { uiGlobal } from './uiStyle.ts';

// The brand colors that are not steps of a scale, and the few values Radix has no variable for.
uiGlobal('.radix-themes', {
  vars: {
    '--dt-field': 'white',
    '--dt-share-of-9': '1',
    '--dt-share-of-11': '70%',
    '--dt-scrim': 'hsl(240 22% 14% / 0.5)',
    // The focus ring of Radix is step 8, whose contrast with white is too low.
    '--focus-8': 'var(--accent-indicator)',
    '--dt-trend': 'hsl(271 36% 48%)',
    '--dt-trend-fill': 'hsl(271 36% 48% / 0.12)',
    // Brick: no second violet, and told apart from the other series without some of the color.
    '--dt-series4': '#9b2c2c',
    // It needs contrast with white text in both appearances, which no step of the ruby scale has.
    '--dt-danger': 'hsl(346 70% 43%)',
    '--dt-danger-hover': 'hsl(346 72% 38%)',
    '--dt-on-danger': 'white',
    '--dt-density': '1',
    '--dt-press': 'brightness(0.92) saturate(1.1)',
    '--color-background': PAGE_COLORS.light,
    '--heading-font-family': 'var(--default-font-family)',
  },
  color: tokens.color.text,
  fontFamily: tokens.font.body,
  ...textSize('m'),
  fontFeatureSettings: "'cv11', 'ss03'",
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  // Long names and pasted text wrap instead of widening the page.
  overflowWrap: 'break-word',
});

uiGlobal('.radix-themes.dark', {
  vars: {
    '--dt-field': '#101016',
    '--dt-scrim': 'hsl(240 22% 3% / 0.7)',
    '--focus-8': 'var(--accent-11)',
    '--dt-trend': 'hsl(271 60% 78%)',
    '--dt-trend-fill': 'hsl(271 60% 78% / 0.16)',
    '--dt-series4': '#af3f3d',
    '--dt-press': 'brightness(1.08)',
    '--color-background': PAGE_COLORS.dark,
    '--color-panel-solid': '#18181f',
  },
});

// The outermost theme fills the window, and overlays stack on it.
uiGlobal('.radix-themes:where([data-is-root-theme=true])', {
  position: 'relative',
  zIndex: 0,
  minHeight: ['100vh', '100dvh'],
});

// Zero specificity, so that one class can move or replace the ring.
uiGlobal(':where(.radix-themes :focus-visible)', {
  outline: `2px solid ${tokens.color.focus}`,
  outlineOffset: '2px',
});

// `border-box`, as in every reset. Zero specificity, so that the page’s own rule wins.
uiGlobal(':where(.radix-themes, .radix-themes *)', { boxSizing: 'border-box' });
uiGlobal(':where(.radix-themes *)::before, :where(.radix-themes *)::after', {
  boxSizing: 'border-box',
});

uiGlobal('body', { margin: '0' });

// Storybook’s toolbar and a site’s own switch request reduced motion with the attribute.
uiGlobal(':root[data-motion=reduced] .radix-themes *', {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0.01ms !important',
});

uiGlobal('.radix-themes *', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
    [media.print]: {
      boxShadow: 'none !important',
      textShadow: 'none !important',
    },
  },
});

// No page break after a heading or inside a table row.
uiGlobal('.radix-themes :is(h1, h2, h3, h4)', {
  '@media': { [media.print]: { breakAfter: 'avoid' } },
});
uiGlobal('.radix-themes tr', { '@media': { [media.print]: { breakInside: 'avoid' } } });

uiGlobal('.radix-themes', {
  '@media': {
    [media.print]: {
      vars: {
        '--color-background': 'white',
        '--color-panel-solid': 'white',
        [tokens.color.text]: 'black',
        [tokens.color.textMuted]: 'black',
        [tokens.color.border]: 'silver',
      },
      background: 'none',
    },
    // Forced colors replace text, borders and backgrounds; these rules are for the rest: SVG
    // images, bars that opt out, and focus rings.
    [media.forcedColors]: {
      vars: {
        '--focus-8': 'Highlight',
        [tokens.color.border]: 'CanvasText',
        [tokens.color.borderInput]: 'CanvasText',
        [tokens.color.borderStrong]: 'CanvasText',
        [tokens.color.textDisabled]: 'GrayText',
        [tokens.color.track]: 'Canvas',
        [tokens.color.chart.grid]: 'GrayText',
        [tokens.color.chart.axis]: 'CanvasText',
        [tokens.color.chart.trend]: 'CanvasText',
        [tokens.color.chart.trendFill]: 'transparent',
      },
    },
  },
});
