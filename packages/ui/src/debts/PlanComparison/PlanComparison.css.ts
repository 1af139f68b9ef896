import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** Takes what the year and the amounts beside it leave. */
export const bar = uiStyle({
  display: 'flex',
  gap: '2px',
  flexGrow: 1,
  minInlineSize: '2rem',
  blockSize: '0.625rem',
});

const part = {
  borderRadius: '2px',
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none' },
    [media.print]: { printColorAdjust: 'exact' },
  },
} as const;

export const interest = uiStyle({ ...part, background: tokens.color.neutralText });
export const principal = uiStyle({ ...part, background: tokens.color.progress });

/** The color of a column’s part of the bars. */
export const swatch = uiStyle({
  display: 'inline-block',
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  marginInlineEnd: tokens.space[2],
});
