import { tokens } from '../../theme/tokens.css.ts';
import { uiGlobal, uiStyle } from '../../theme/uiStyle.ts';

/** A long name leaves space for the form. */
export const name = uiStyle({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** What the terms do to the plan stays in sight while they are typed, also on a phone. */
export const planEffect = uiStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  paddingBlock: tokens.space[2],
  background: tokens.color.surfaceRaised,
});

/** The form with that sentence: a field that takes the focus scrolls to above it. */
export const withPlanEffect = uiStyle({});

uiGlobal(`.${withPlanEffect} :is(input, select, button)`, { scrollMarginBlockEnd: '6rem' });
