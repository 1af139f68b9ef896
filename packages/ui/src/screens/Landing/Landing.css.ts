import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const root = uiStyle({ background: tokens.color.surface, color: tokens.color.text });

export const top = uiStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: tokens.layer.navigation,
  background: tokens.color.surfaceRaised,
  borderBlockEnd: `1px solid ${tokens.color.border}`,
  paddingBlockStart: 'env(safe-area-inset-top)',
  '@media': { [media.print]: { position: 'static' } },
});

export const topContent = uiStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[4],
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: tokens.size.content,
  minBlockSize: '4rem',
  marginInline: 'auto',
  paddingInlineStart: `max(${tokens.space[4]}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${tokens.space[4]}, env(safe-area-inset-right))`,
  '@media': { [media.tablet]: { paddingInline: tokens.space[6] } },
});

export const main = uiStyle({ outline: 'none' });

export const scan = uiStyle({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: tokens.size.content,
  marginInline: 'auto',
  paddingInline: tokens.space[4],
  '@media': { [media.tablet]: { paddingInline: tokens.space[6] } },
});

export const qr = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: tokens.space[3],
  inlineSize: 'fit-content',
  margin: 0,
  marginInline: 'auto',
  padding: tokens.space[4],
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.xl,
  background: tokens.color.surfaceRaised,
  boxShadow: tokens.shadow.raised,
  '@media': { [media.desktop]: { marginInline: 0 } },
});

/** Keeps the place of the code while it is on its way. */
export const qrBox = uiStyle({
  display: 'block',
  inlineSize: '150px',
  blockSize: '150px',
  overflow: 'hidden',
  borderRadius: tokens.radius.m,
});

export const qrCaption = uiStyle({
  color: tokens.color.textMuted,
  fontSize: tokens.fontSize.s,
  fontWeight: tokens.weight.medium,
});

/** Keeps the place of the form while it is on its way. */
export const formBox = uiStyle({
  minBlockSize: '24.5rem',
  '@media': { [media.tablet]: { minBlockSize: '18.5rem' } },
});
