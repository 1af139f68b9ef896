import { tokens } from './tokens.css.ts';
import { uiGlobal } from './uiStyle.ts';

const { color } = tokens;

// More contrast, if the system or the site requests it: text at 7 to 1, lines and marks at 3 to 1
// or better. Edges that are otherwise decorative, such as that of a card, are visible lines here.
uiGlobal('.radix-themes[data-contrast=more]', {
  vars: {
    '--dt-share-of-9': '0',
    '--dt-share-of-11': '20%',
    [tokens.shadow.hero]: 'none',
    '--focus-8': 'var(--accent-12)',
    '--color-background': 'white',
    '--color-panel-solid': 'white',
    [color.text]: 'black',
    [color.textMuted]: 'color-mix(in oklab, var(--gray-11) 30%, var(--gray-12))',
    [color.textDisabled]: 'var(--gray-11)',
    [color.neutralText]: color.textMuted,
    [color.surfaceHover]: 'var(--gray-a5)',
    [color.surfaceHoverSolid]: 'var(--gray-5)',
    [color.surfacePressed]: 'var(--gray-a6)',
    [color.border]: 'var(--gray-a10)',
    [color.borderInput]: 'var(--gray-a11)',
    [color.borderStrong]: 'var(--gray-12)',
    [color.accentBorder]: 'var(--accent-8)',
    [color.negativeSolid]: 'hsl(346 76% 34%)',
    [color.negativeSolidHover]: 'hsl(346 78% 29%)',
    [color.track]: 'var(--gray-a5)',
    '--dt-trend': 'hsl(271 40% 38%)',
    [color.chart.grid]: 'var(--gray-a8)',
    [color.chart.axis]: color.textMuted,
  },
});

uiGlobal('.radix-themes[data-contrast=more].dark', {
  vars: {
    '--dt-field': 'black',
    '--color-background': 'black',
    '--color-panel-solid': '#0a0a0d',
    [color.text]: 'white',
    // Buttons are bright with black text here, including red ones.
    '--dt-on-danger': 'black',
    [color.negativeSolid]: 'hsl(350 100% 76%)',
    [color.negativeSolidHover]: 'hsl(350 100% 82%)',
    '--dt-trend': 'hsl(271 90% 84%)',
  },
});
