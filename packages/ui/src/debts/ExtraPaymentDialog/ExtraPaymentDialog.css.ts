import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const form = uiStyle({ display: 'grid', gap: tokens.space[5], minInlineSize: 0 });

/** Wraps if its label does not fit one line, as with enlarged text. */
export const roundUpsPreset = uiStyle({
  selectors: {
    '&[data-size][data-variant]': {
      flexShrink: 1,
      blockSize: 'auto',
      minBlockSize: tokens.size.controlS,
      maxInlineSize: '100%',
      whiteSpace: 'normal',
    },
  },
});

export const presets = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[2],
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
});
