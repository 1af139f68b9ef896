import { container } from '../../theme/container.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiGlobal, uiStyle } from '../../theme/uiStyle.ts';

/** Parts below each other, in a container of their own. */
export const part = uiStyle({
  ...container,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[8],
});

export const root = uiStyle({
  ...container,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[8],
  maxInlineSize: '60rem',
  marginInline: 'auto',
  paddingBlock: tokens.space[6],
});

export const hero = uiStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: tokens.space[4],
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const lead = uiStyle({ maxInlineSize: '36rem', textWrap: 'balance' });

export const feature = uiStyle({ display: 'grid', gap: tokens.space[2], alignContent: 'start' });

export const icon = uiStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  marginBlockEnd: tokens.space[1],
  borderRadius: tokens.radius.m,
  background: tokens.color.accentSoft,
  color: tokens.color.accentText,
});

uiGlobal(`.${icon} > svg`, { inlineSize: tokens.size.iconM, blockSize: tokens.size.iconM });

export const back = uiStyle({ justifySelf: 'center' });
