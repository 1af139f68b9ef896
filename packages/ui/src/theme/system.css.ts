import { media } from './media.ts';
import { uiGlobal } from './uiStyle.ts';

// On a server-rendered page, only CSS can query the reader’s preference until script runs. An empty
// variable yields nothing, an invalid one yields its fallback: so `var(--dt-if-light, a)
// var(--dt-if-dark, b)` is `a` in light and `b` in dark.
uiGlobal('.radix-themes.system', {
  vars: { '--dt-if-light': 'initial', '--dt-if-dark': ' ' },
  colorScheme: 'light',
  '@media': {
    [media.dark]: {
      vars: { '--dt-if-light': ' ', '--dt-if-dark': 'initial' },
      colorScheme: 'dark',
    },
  },
});
