import { container } from '../../theme/container.ts';
import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/**
 * The bar is a size container in the font size of the root, so a tablet with enlarged text gets the
 * bar of a phone. If a site’s items still do not fit, `data-crowded` moves them into the drawer,
 * too.
 */
const bars = {
  cramped: 'dt-bar (max-width: 19.99rem)',
  phone: 'dt-bar (max-width: 47.99rem)',
  markAlone: 'dt-bar (min-width: 48rem) and (max-width: 65.99rem)',
  roomy: 'dt-bar (min-width: 66rem)',
  oneLine: 'dt-bar (min-width: 88rem)',
};

/** Set if the items do not fit beside the other parts of the bar. */
const CROWDED = '[data-crowded]';

export const root = uiStyle({
  ...container,
  containerName: 'dt-bar',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: tokens.layer.navigation,
  background: tokens.color.surfaceRaised,
  borderBlockEnd: `1px solid ${tokens.color.border}`,
  paddingBlockStart: 'env(safe-area-inset-top)',
  '@media': { [media.print]: { display: 'none' } },
});

export const bar = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  minBlockSize: '4rem',
  paddingInlineStart: `max(${tokens.space[4]}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${tokens.space[3]}, env(safe-area-inset-right))`,
  '@container': {
    [bars.phone]: { minBlockSize: '3.5rem' },
    [bars.oneLine]: { paddingInline: tokens.space[5] },
  },
});

export const home = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: tokens.size.controlM,
  borderRadius: tokens.radius.m,
  textDecoration: 'none',
  color: 'inherit',
  '@container': { [bars.roomy]: { maxInlineSize: '11rem' } },
});

/** The name beside the mark, if there is room for it. */
export const withName = uiStyle({
  display: 'inline-flex',
  minInlineSize: 0,
  '@container': {
    [bars.cramped]: { display: 'none' },
    [bars.markAlone]: { display: 'none' },
  },
});

export const markOnly = uiStyle({
  display: 'none',
  '@container': {
    [bars.cramped]: { display: 'inline-flex' },
    [bars.markAlone]: { display: 'inline-flex' },
  },
});

export const nav = uiStyle({
  display: 'block',
  flex: 1,
  minInlineSize: 0,
  '@container': { [bars.phone]: { display: 'none' } },
  selectors: { [`${CROWDED} &`]: { display: 'none' } },
});

export const list = uiStyle({
  display: 'flex',
  inlineSize: 'max-content',
  margin: 0,
  marginInline: 'auto',
  padding: 0,
  listStyle: 'none',
  '@container': { [bars.oneLine]: { gap: tokens.space[1] } },
});

export const item = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0,
  minBlockSize: '3rem',
  paddingInline: tokens.space[1],
  borderRadius: tokens.radius.m,
  color: tokens.color.textMuted,
  ...textSize('xs'),
  fontWeight: tokens.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background-color ${tokens.motion.fast} ${tokens.motion.ease}`,
  selectors: {
    '&[aria-current="page"]': {
      color: tokens.color.accentText,
      background: tokens.color.accentSoft,
    },
    '&:active': { background: tokens.color.surfacePressed },
  },
  '@container': {
    [bars.roomy]: { paddingInline: tokens.space[2] },
    [bars.oneLine]: {
      flexDirection: 'row',
      gap: tokens.space[2],
      minBlockSize: tokens.size.controlM,
      paddingInline: tokens.space[2],
      ...textSize('s'),
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { background: tokens.color.surfaceHover, color: tokens.color.text },
        '&[aria-current="page"]:hover': {
          background: tokens.color.accentSoftHover,
          color: tokens.color.accentText,
        },
      },
    },
    [media.forcedColors]: {
      selectors: { '&[aria-current="page"]': { outline: '1px solid Highlight' } },
    },
  },
});

export const itemIcon = uiStyle({
  display: 'inline-flex',
  '@container': { [bars.oneLine]: { transform: 'scale(0.9)' } },
});

export const end = uiStyle({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  '@container': { [bars.phone]: { marginInlineStart: 'auto' } },
  selectors: { [`${CROWDED} &`]: { marginInlineStart: 'auto' } },
});

/** Shown while the items are in the bar. */
export const besideItems = uiStyle({
  display: 'contents',
  '@container': { [bars.phone]: { display: 'none' } },
  selectors: { [`${CROWDED} &`]: { display: 'none' } },
});

/** Shown while the items are in the drawer. */
export const drawer = uiStyle({
  display: 'none',
  '@container': { [bars.phone]: { display: 'contents' } },
  selectors: { [`${CROWDED} &`]: { display: 'contents' } },
});
