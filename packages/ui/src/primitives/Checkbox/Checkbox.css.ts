import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiGlobal, uiStyle } from '../../theme/uiStyle.ts';
import { box } from '../../internal/Field/CheckMark.css.ts';

export const field = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: tokens.space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const button = uiStyle({
  maxInlineSize: '100%',
  minBlockSize: '1.5rem',
  borderRadius: tokens.radius.s,
  selectors: { '&[data-disabled]': { opacity: 0.6 } },
});

uiGlobal(`.${button}[data-invalid]:not([data-selected]) > .${box}`, {
  borderColor: tokens.color.negative,
});

// react-aria places the input 1 px outside the row, which makes a right-to-left page scroll.
uiGlobal(`.${button} > :has(> input)`, { marginInline: '0 !important' });

export const label = uiStyle({
  minInlineSize: 0,
  ...textSize('m'),
  color: tokens.color.text,
});

/** The notes begin where the label does. */
export const notes = uiStyle({
  paddingInlineStart: `calc(${tokens.size.iconM} + ${tokens.space[3]})`,
  selectors: { '&:empty': { display: 'none' } },
});
