import { media } from './media.ts';
import { uiGlobal } from './uiStyle.ts';

// Where a server has rendered the page, the browser alone knows the preference of its reader until
// script runs. An empty variable leaves nothing of a value, an invalid one leaves its fallback: so
// `var(--dt-if-light, a) var(--dt-if-dark, b)` is `a` in light and `b` in dark.
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
