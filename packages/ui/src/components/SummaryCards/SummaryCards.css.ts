import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** The lines it takes on a phone, while the debts load as after. */
export const sinceTheStart = uiStyle({
  marginBlockStart: tokens.space[2],
  minBlockSize: '3lh',
  '@media': { [media.tablet]: { minBlockSize: '2lh' } },
});

/** The room of the dot before a part. */
const DOT = '0.75em';

/** A dot stands between two parts on one line; one that would begin a line is cut off. */
export const parts = uiStyle({ overflow: 'clip' });

export const partsRow = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1 * ${DOT})`,
});

/** A figure and what it is break together. */
export const part = uiStyle({ position: 'relative', paddingInlineStart: DOT });

export const dot = uiStyle({
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: DOT,
  textAlign: 'center',
});
