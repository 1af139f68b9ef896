import { container } from '../../theme/container.ts';
import { media, within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const root = uiStyle({ ...container });

export const columns = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[6],
  '@container': {
    [within.wide]: {
      gridTemplateColumns: '17rem minmax(0, 1fr)',
      gap: tokens.space[8],
      alignItems: 'start',
    },
  },
  '@media': { [media.print]: { display: 'block' } },
});

/** The height of the top bar. */
const BAR = '4rem';

export const contents = uiStyle({
  display: 'grid',
  gap: tokens.space[3],
  padding: tokens.space[4],
  borderRadius: tokens.radius.xl,
  border: `1px solid ${tokens.color.border}`,
  background: tokens.color.surfaceRaised,
  '@container': {
    [within.wide]: {
      position: 'sticky',
      insetBlockStart: `calc(${BAR} + ${tokens.space[4]})`,
      maxBlockSize: `calc(100dvh - ${BAR} - ${tokens.space[4]} * 2)`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
  },
  '@media': { [media.print]: { display: 'none' } },
});

/** Shown from the wide breakpoint on: on a phone, thirty links would push the text far down. */
export const sectionList = uiStyle({
  display: 'none',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [within.wide]: { display: 'grid' } },
});

const entry = {
  display: 'flex',
  alignItems: 'baseline',
  gap: tokens.space[2],
  borderRadius: tokens.radius.s,
  paddingInline: tokens.space[2],
  textDecoration: 'none',
} as const;

export const partLink = uiStyle({
  ...entry,
  paddingBlock: tokens.space[2],
  color: tokens.color.text,
  ...textSize('s'),
  fontWeight: tokens.weight.semibold,
  selectors: {
    '&:hover': { background: tokens.color.surfaceHover, color: tokens.color.accentText },
  },
});

export const sectionLink = uiStyle({
  ...entry,
  paddingBlock: tokens.space[1],
  color: tokens.color.textMuted,
  ...textSize('s'),
  selectors: {
    '&:hover': { background: tokens.color.surfaceHover, color: tokens.color.text },
  },
});

export const number = uiStyle({
  minInlineSize: tokens.space[4],
  flexShrink: 0,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const part = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The site’s own address can have any length.
  overflowWrap: 'anywhere',
  gap: tokens.space[5],
  selectors: {
    '& + &': {
      borderBlockStart: `1px solid ${tokens.color.border}`,
      paddingBlockStart: tokens.space[8],
    },
  },
  '@media': {
    [media.print]: {
      display: 'block',
      selectors: { '& + &': { breakBefore: 'page', border: 0, paddingBlockStart: 0 } },
    },
  },
});

export const target = uiStyle({
  scrollMarginBlockStart: tokens.space[4],
});

export const contentsTitle = uiStyle({ paddingInline: tokens.space[2] });

export const summary = uiStyle({
  // As wide as the text below it, which has a smaller font size.
  maxInlineSize: '36rem',
  '@media': {
    [media.print]: { marginBlock: tokens.space[3] },
  },
});

export const back = uiStyle({
  justifySelf: 'start',
  borderRadius: tokens.radius.s,
  color: tokens.color.link,
  textDecoration: 'underline',
  ...textSize('s'),
  fontWeight: tokens.weight.medium,
  '@container': { [within.wide]: { display: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});
