import { keyframes } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** The same height for most steps, so that the buttons do not move. */
export const step = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '22rem',
  minInlineSize: 0,
});

export const body = uiStyle({
  display: 'grid',
  gap: tokens.space[4],
  alignContent: 'start',
  flex: 1,
  minInlineSize: 0,
});

/** A step without a choice: one message in the middle. */
export const message = uiStyle({
  display: 'grid',
  gap: tokens.space[4],
  alignContent: 'center',
  justifyItems: 'center',
  flex: 1,
  minInlineSize: 0,
  textAlign: 'center',
});

export const heading = uiStyle({ overflowWrap: 'anywhere' });

export const mark = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: tokens.radius.full,
  background: tokens.color.accentSoft,
  color: tokens.color.accentText,
  selectors: {
    '&[data-tone=positive]': {
      background: tokens.color.positiveSoft,
      color: tokens.color.positiveText,
    },
    '&[data-tone=negative]': {
      background: tokens.color.negativeSoft,
      color: tokens.color.negativeText,
    },
    '&[data-tone=warning]': {
      background: tokens.color.warningSoft,
      color: tokens.color.warningText,
    },
  },
});

export const spinner = uiStyle({
  animation: `${turn} 1s linear infinite`,
});

export const point = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: tokens.space[3],
  alignItems: 'start',
  ...textSize('s'),
});

/** As tall as the first line of the text beside it. */
export const pointIcon = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: '1lh',
  color: tokens.color.positiveText,
  selectors: { '&[data-private]': { color: tokens.color.textMuted } },
});

export const accounts = uiStyle({
  inlineSize: '100%',
  margin: 0,
  padding: `0 ${tokens.space[4]}`,
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.l,
  listStyle: 'none',
  textAlign: 'start',
});

/** In the same frame as the accounts. */
export const suggestions = uiStyle({
  inlineSize: '100%',
  padding: tokens.space[4],
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.l,
});

export const earlier = uiStyle({ inlineSize: '100%', textAlign: 'start' });

export const account = uiStyle({
  display: 'grid',
  gap: tokens.space[1],
  paddingBlock: tokens.space[3],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${tokens.color.border}` } },
});
