import { container } from '../../theme/container.ts';
import { media, within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** Wide enough for the button beside the text. */
const ROOMY = '(min-width: 38rem)';

export const panel = uiStyle({
  ...container,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[3],
  // It is focused only after its last row was removed, so it needs no focus ring.
  outline: 'none',
});

export const head = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[3],
  minBlockSize: tokens.size.controlS,
});

export const count = uiStyle({
  margin: 0,
  borderRadius: tokens.radius.s,
  fontWeight: tokens.weight.semibold,
});

export const list = uiStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const item = uiStyle({
  selectors: { '& + &': { borderBlockStart: `1px solid ${tokens.color.border}` } },
});

/** The button is below the text on a phone, beside it on a wider screen. */
export const row = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"icon body remove" ". read ."',
  columnGap: tokens.space[3],
  alignItems: 'start',
  paddingBlock: tokens.space[4],
  '@container': {
    [within.cramped]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"icon remove" "body body" "read read"',
    },
    [ROOMY]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"icon body read remove"',
    },
  },
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const icon = uiStyle({
  gridArea: 'icon',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: tokens.radius.full,
  background: tokens.color.neutralSoft,
  color: tokens.color.neutralText,
  selectors: {
    '&[data-type=milestone]': {
      background: tokens.color.progressSoft,
      color: tokens.color.progressText,
    },
    '&[data-type=payment]': { background: tokens.color.debtSoft, color: tokens.color.debtText },
    '&[data-type=crypto]': {
      background: tokens.color.warningSoft,
      color: tokens.color.warningText,
    },
    '&[data-type=roundup]': {
      background: tokens.color.roundUpSoft,
      color: tokens.color.roundUpText,
    },
    '&[data-type=reminder]': { background: tokens.color.infoSoft, color: tokens.color.infoText },
  },
});

export const body = uiStyle({
  gridArea: 'body',
  display: 'grid',
  gap: tokens.space[1],
  minInlineSize: 0,
});

export const heading = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space[1]} ${tokens.space[2]}`,
  minInlineSize: 0,
});

/** Wraps only inside the title, so that the dot is never alone on a line. */
export const name = uiStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: tokens.space[2],
  minInlineSize: 0,
  borderRadius: tokens.radius.s,
});

export const dot = uiStyle({
  flexShrink: 0,
  alignSelf: 'start',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  marginBlockStart: tokens.space[2],
  borderRadius: tokens.radius.full,
  background: tokens.color.accentIndicator,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const title = uiStyle({
  minInlineSize: 0,
  fontWeight: tokens.weight.medium,
  overflowWrap: 'anywhere',
  selectors: { '[data-unread] &': { fontWeight: tokens.weight.semibold } },
});

export const message = uiStyle({
  margin: 0,
  maxInlineSize: tokens.size.text,
  ...textSize('s'),
  color: tokens.color.textMuted,
  overflowWrap: 'anywhere',
  selectors: { '[data-unread] &': { color: tokens.color.text } },
});

export const meta = uiStyle({
  margin: 0,
  ...textSize('xs'),
  color: tokens.color.textMuted,
});

export const read = uiStyle({
  gridArea: 'read',
  // Aligns the button’s label with the text above it.
  marginInlineStart: `calc(-1 * ${tokens.space[3]})`,
  marginBlockStart: tokens.space[1],
  '@container': { [ROOMY]: { margin: 0 }, [within.cramped]: { marginInlineStart: 0 } },
  '@media': { [media.print]: { display: 'none' } },
});

export const remove = uiStyle({
  gridArea: 'remove',
  '@media': { [media.print]: { display: 'none' } },
});
