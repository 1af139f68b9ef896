import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const trigger = uiStyle({
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[2],
  margin: 0,
  paddingBlock: 0,
  paddingInline: tokens.space[3],
  font: 'inherit',
  ...textSize('m'),
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-placeholder]': { color: tokens.color.textMuted },
    '&:active:not([data-disabled])': { background: tokens.color.surfacePressed },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:active, [data-disabled])': { background: tokens.color.surfaceHoverSolid },
      },
    },
  },
});

export const chosen = uiStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const arrow = uiStyle({ flexShrink: 0, color: tokens.color.textMuted });

export const list = uiStyle({
  minInlineSize: 'var(--radix-select-trigger-width)',
  maxInlineSize: 'min(28rem, calc(100vw - 1rem))',
  maxBlockSize: 'min(22rem, var(--radix-select-content-available-height))',
});
