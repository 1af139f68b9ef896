import { within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** Wide enough for the boost beside the other parts. */
const WIDE = '(min-width: 46rem)';
/** Too narrow for the buttons in one line. */
export const NARROW = '(max-width: 23.99rem)';
/** Too narrow for two equal buttons with their labels on one line. */
const CRAMPED = '(max-width: 18.74rem)';

export const layout = uiStyle({
  display: 'grid',
  gap: tokens.space[4],
  minInlineSize: 0,
  '@media': {
    // In print, the buttons are hidden, and their half of the card would be empty.
    screen: {
      '@container': {
        [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 21rem)', gap: tokens.space[6] },
      },
    },
  },
});

/**
 * If the boost does not fit beside the other parts, it is collapsed, so that a phone shows a whole
 * debt.
 */
export const fold = uiStyle({
  inlineSize: '100%',
  '@container': { [WIDE]: { display: 'none' } },
});

export const folded = uiStyle({
  paddingBlockStart: tokens.space[4],
  selectors: { '&[data-unfolded=false]': { display: 'none' } },
  '@container': {
    [WIDE]: {
      paddingBlockStart: 0,
      selectors: { '&[data-unfolded=false]': { display: 'block' } },
    },
  },
});

export const main = uiStyle({
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space[4],
  minInlineSize: 0,
  '@container': { [WIDE]: { gap: tokens.space[5] } },
});

export const head = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: `${tokens.space[2]} ${tokens.space[4]}`,
  minInlineSize: 0,
});

export const who = uiStyle({ minInlineSize: 0, flex: '1 1 8rem' });

/** Clamped to two lines; the `title` has the whole name. */
export const name = uiStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  // Not `anywhere`, which makes the browser measure every possible break.
  overflowWrap: 'break-word',
});

/** The focus ring of a link needs room within the clamped box, which it has without moving the text. */
export const linked = uiStyle({
  margin: `calc(-1 * ${tokens.space[1]})`,
  padding: tokens.space[1],
});

export const account = uiStyle({
  margin: 0,
  marginBlockStart: tokens.space[1],
  ...textSize('s'),
  color: tokens.color.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const balance = uiStyle({
  display: 'grid',
  justifyItems: 'end',
  gap: tokens.space[1],
  marginInlineStart: 'auto',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  // On its own line below the name, like the other parts of such a narrow card.
  '@container': {
    [within.cramped]: {
      display: 'flex',
      flexWrap: 'wrap',
      flexBasis: '100%',
      alignItems: 'baseline',
      columnGap: tokens.space[2],
      textAlign: 'start',
    },
  },
});

export const current = uiStyle({
  ...textSize('l'),
  fontWeight: tokens.weight.bold,
});

export const original = uiStyle({ ...textSize('s'), color: tokens.color.textMuted });

export const split = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${tokens.space[1]} ${tokens.space[4]}`,
  marginBlockStart: tokens.space[2],
  ...textSize('s'),
  color: tokens.color.textMuted,
});

export const facts = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
  gap: tokens.space[4],
  margin: 0,
});

export const factLabel = uiStyle({
  ...textSize('xs'),
  fontWeight: tokens.weight.regular,
  color: tokens.color.textMuted,
});

export const factValue = uiStyle({
  margin: 0,
  marginBlockStart: tokens.space[1],
  fontWeight: tokens.weight.semibold,
  overflowWrap: 'anywhere',
});

export const actions = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[3],
  '@container': {
    [NARROW]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    [CRAMPED]: { display: 'flex' },
  },
});

export const action = uiStyle({ '@container': { [CRAMPED]: { flexGrow: 1 } } });

/** As high as the buttons beside it. */
export const link = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'center',
  minBlockSize: '1.5rem',
  marginInline: tokens.space[1],
  ...textSize('s'),
  '@container': { [NARROW]: { marginInline: 0 } },
});

/** If three buttons do not fit side by side, the payment is on its own line. */
export const pay = uiStyle({
  '@container': {
    [NARROW]: { selectors: { '&:not(:nth-last-child(2))': { gridColumn: '1 / -1' } } },
    [CRAMPED]: { flexBasis: '100%' },
  },
});
