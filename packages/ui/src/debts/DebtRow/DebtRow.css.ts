import { createVar, fallbackVar } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { resetStyle, uiStyle } from '../../theme/uiStyle.ts';
import { NARROW } from '../DebtCard/DebtCard.css.ts';

/** Wide enough for the balance beside the name. */
const ROOMY = '(min-width: 26rem)';

/** 88 px, and higher only where text wraps. */
export const row = uiStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${tokens.space[1]} ${tokens.space[3]}`,
  minBlockSize: '5.5rem',
  padding: `${tokens.space[3]} ${tokens.space[4]}`,
  '@container': {
    [ROOMY]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, auto) auto',
      columnGap: tokens.space[4],
    },
  },
});

export const ring = uiStyle({ flexShrink: 0 });

export const who = uiStyle({ display: 'grid', gap: tokens.space[1], minInlineSize: 0 });

/** Clamped to four lines, which enlarged text needs on a phone; the `title` has the whole name. */
export const name = uiStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  overflowWrap: 'break-word',
});

export const under = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space[1]} ${tokens.space[2]}`,
  minInlineSize: 0,
});

/** Two rates and a day may take two lines. */
export const rate = uiStyle({ whiteSpace: 'normal', overflowWrap: 'anywhere' });

export const account = uiStyle({
  ...textSize('s'),
  maxInlineSize: '100%',
  color: tokens.color.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Below the name, or beside it. */
export const side = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${tokens.space[1]} ${tokens.space[3]}`,
  gridRow: 2,
  gridColumn: '2 / -1',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': {
    [ROOMY]: {
      flexDirection: 'column',
      alignItems: 'flex-end',
      gridRow: 1,
      gridColumn: 3,
      textAlign: 'end',
    },
  },
});

export const balance = uiStyle({
  ...textSize('l'),
  fontWeight: tokens.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const sideUnder = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${tokens.space[1]} ${tokens.space[3]}`,
  ...textSize('s'),
  color: tokens.color.textMuted,
  '@container': { [ROOMY]: { justifyContent: 'flex-end' } },
});

/** Its target is the whole row, over everything in it. */
export const toggle = uiStyle([
  resetStyle(),
  {
    display: 'grid',
    placeItems: 'center',
    gridRow: 1,
    gridColumn: 3,
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    color: tokens.color.textMuted,
    cursor: 'pointer',
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: '3px',
        borderRadius: `calc(${tokens.radius.xl} - 4px)`,
      },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${tokens.color.focus}` },
    },
    '@container': { [ROOMY]: { gridColumn: 4 } },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover::after': { background: tokens.color.surfaceHover } },
      },
      [media.print]: { display: 'none' },
    },
  },
]);

export const arrow = uiStyle({
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
  '@media': {
    [media.motion]: { transition: `transform ${tokens.motion.fast} ${tokens.motion.ease}` },
  },
});

/** Tighter on a phone, where a whole debt fits one screen. */
export const details = uiStyle({
  display: 'grid',
  gap: tokens.space[3],
  minInlineSize: 0,
  padding: `${tokens.space[3]} ${tokens.space[4]} ${tokens.space[4]}`,
  borderBlockStart: `1px solid ${tokens.color.border}`,
  selectors: { '&[hidden]': { display: 'none' } },
  '@container': { [ROOMY]: { gap: tokens.space[4], paddingBlock: tokens.space[4] } },
});

/** The `display` of the boost button, for a list that hides it. */
export const boostDisplay = createVar();

export const boost = uiStyle({
  display: fallbackVar(boostDisplay, 'inline-flex'),
  '@container': { [NARROW]: { gridColumn: '1 / -1' } },
  '@media': { [media.print]: { display: 'none' } },
});
