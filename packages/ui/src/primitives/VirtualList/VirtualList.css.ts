import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const list = uiStyle({
  // A block that renders taller than estimated must not move what is being read.
  overflowAnchor: 'auto',
  minInlineSize: 0,
});

export const row = uiStyle({
  selectors: {
    '[data-divided] &:not([aria-posinset="1"])': {
      borderBlockStart: `1px solid ${tokens.color.border}`,
    },
  },
});
