import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** The line is a border, which forced colors and print keep. */
export const divider = uiStyle({
  alignSelf: 'stretch',
  flexShrink: 0,
  boxSizing: 'border-box',
  margin: 0,
  border: `0 solid ${tokens.color.border}`,
  selectors: {
    '&[data-orientation=horizontal]': { blockSize: '1px', borderBlockStartWidth: '1px' },
    '&[data-orientation=vertical]': {
      inlineSize: '1px',
      blockSize: 'auto',
      minBlockSize: '1em',
      borderInlineStartWidth: '1px',
    },
  },
});
