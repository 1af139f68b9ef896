import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const texts = uiStyle({
  borderRadius: tokens.radius.l,
  border: `1px solid ${tokens.color.border}`,
  overflow: 'hidden',
});

export const text = uiStyle({
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${tokens.color.border}` },
  },
});

export const summary = uiStyle({
  display: 'grid',
  gap: tokens.space[1],
  position: 'relative',
  padding: tokens.space[4],
  paddingInlineEnd: tokens.space[7],
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&:hover': { background: tokens.color.surfaceHover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&::-webkit-details-marker': { display: 'none' },
    // A chevron made of two borders, so that it follows the text color and forced colors.
    '&::after': {
      content: '',
      position: 'absolute',
      insetInlineEnd: tokens.space[5],
      insetBlockStart: `calc(${tokens.space[4]} + ${tokens.space[2]})`,
      inlineSize: tokens.space[2],
      blockSize: tokens.space[2],
      borderInlineEnd: '2px solid currentcolor',
      borderBlockEnd: '2px solid currentcolor',
      transform: 'rotate(45deg)',
    },
    '[open] > &::after': { transform: 'translateY(50%) rotate(225deg)' },
  },
});

export const full = uiStyle({
  display: 'grid',
  gap: tokens.space[4],
  padding: tokens.space[4],
  paddingBlockStart: tokens.space[2],
  ...textSize('s'),
});
