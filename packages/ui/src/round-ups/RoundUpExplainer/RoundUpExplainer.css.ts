import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const examples = uiStyle({
  display: 'grid',
  gap: tokens.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Depends on the container, not on the screen: it is also used in a narrow column of a wide page.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
});

export const example = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[3],
  paddingBlock: tokens.space[3],
  paddingInline: tokens.space[4],
  borderRadius: tokens.radius.l,
  background: tokens.color.surfaceSunken,
});

export const steps = uiStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
  alignItems: 'center',
  gap: tokens.space[2],
});

export const amount = uiStyle({ fontWeight: tokens.weight.medium });

export const arrow = uiStyle({
  display: 'inline-flex',
  color: tokens.color.textMuted,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

export const spare = uiStyle({
  color: tokens.color.roundUpText,
  fontWeight: tokens.weight.semibold,
});
