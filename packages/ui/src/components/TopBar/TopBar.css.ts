import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const root = uiStyle({
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
  minBlockSize: '3.5rem',
  paddingInlineStart: `max(${tokens.space[4]}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${tokens.space[3]}, env(safe-area-inset-right))`,
  '@media': {
    [media.tablet]: { minBlockSize: '4rem' },
    [media.wide]: { paddingInline: tokens.space[5] },
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
  '@media': { [media.wide]: { maxInlineSize: '11rem' } },
});

/** The name beside the mark, where eight items, or large letters, leave room for it. */
export const withName = uiStyle({
  display: 'inline-flex',
  minInlineSize: 0,
  '@media': {
    [media.cramped]: { display: 'none' },
    '(min-width: 48rem) and (max-width: 63.99rem)': { display: 'none' },
  },
});

export const markOnly = uiStyle({
  display: 'none',
  '@media': {
    [media.cramped]: { display: 'inline-flex' },
    '(min-width: 48rem) and (max-width: 63.99rem)': { display: 'inline-flex' },
  },
});

export const nav = uiStyle({
  display: 'none',
  minInlineSize: 0,
  '@media': { [media.tablet]: { display: 'block', marginInline: 'auto' } },
});

export const list = uiStyle({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.wide]: { gap: tokens.space[1] } },
});

export const item = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.125rem',
  minBlockSize: '3rem',
  paddingInline: '0.375rem',
  borderRadius: tokens.radius.m,
  color: tokens.color.textMuted,
  fontSize: tokens.fontSize.xs,
  fontWeight: tokens.weight.medium,
  lineHeight: tokens.lineHeight.snug,
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
  '@media': {
    [media.desktop]: { paddingInline: tokens.space[2] },
    [media.wide]: {
      flexDirection: 'row',
      gap: tokens.space[2],
      minBlockSize: tokens.size.controlM,
      paddingInline: '0.625rem',
      fontSize: tokens.fontSize.s,
    },
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
  '@media': { [media.wide]: { transform: 'scale(0.9)' } },
});

export const end = uiStyle({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  flexShrink: 0,
  '@media': { [media.tablet]: { marginInlineStart: 0 } },
});

/** In the drawer on a phone, in the bar from a tablet up. */
export const fromTablet = uiStyle({
  display: 'none',
  '@media': { [media.tablet]: { display: 'contents' } },
});

export const onPhone = uiStyle({
  display: 'contents',
  '@media': { [media.tablet]: { display: 'none' } },
});
