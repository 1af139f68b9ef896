import { tokens } from '../theme/tokens.css.ts';
import { textSize } from '../theme/textSize.ts';
import { uiStyle, uiVariants } from '../theme/uiStyle.ts';

export const statCard = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[2],
  blockSize: '100%',
});

export const head = uiStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[2],
  ...textSize('s'),
  // Always two lines of label, so that the figures of a row align even if only one label wraps.
  minBlockSize: 'max(2rem, 2lh)',
});

export const label = uiStyle({
  margin: 0,
  fontWeight: tokens.weight.medium,
  color: tokens.color.textMuted,
  textWrap: 'balance',
});

export const word = uiStyle({ whiteSpace: 'nowrap' });

export const icon = uiStyle({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: tokens.radius.m,
});

export const iconTone = uiVariants({
  neutral: { background: tokens.color.neutralSoft, color: tokens.color.neutralText },
  debt: { background: tokens.color.debtSoft, color: tokens.color.debtText },
  progress: { background: tokens.color.progressSoft, color: tokens.color.progressText },
  roundUp: { background: tokens.color.roundUpSoft, color: tokens.color.roundUpText },
  warning: { background: tokens.color.warningSoft, color: tokens.color.warningText },
});

export const value = uiStyle({
  margin: 0,
  // A nine-figure debt still fits a half-width card on a phone.
  ...textSize('l'),
  fontWeight: tokens.weight.semibold,
  overflowWrap: 'anywhere',
  '@container': { '(min-width: 13.5rem)': textSize('xl') },
});

export const detail = uiStyle({
  margin: 0,
  ...textSize('s'),
  textWrap: 'balance',
  color: tokens.color.textMuted,
});
