import { tokens } from '../../theme/tokens.css.ts';
import { uiGlobal, uiStyle } from '../../theme/uiStyle.ts';

/** What the terms do to the plan stays in sight while they are typed, also on a phone. */
export const planEffect = uiStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: tokens.space[2],
  borderBlockStart: `1px solid ${tokens.color.border}`,
  background: tokens.color.surfaceRaised,
});

/** The form with that sentence: a field that takes the focus scrolls to above it. */
export const withPlanEffect = uiStyle({});

uiGlobal(`.${withPlanEffect} :is(input, select, button)`, { scrollMarginBlockEnd: '6rem' });
