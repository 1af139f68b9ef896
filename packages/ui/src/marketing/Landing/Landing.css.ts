import { container } from '../../theme/container.ts';
import { media, within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const root = uiStyle({
  ...container,
  background: tokens.color.surface,
  color: tokens.color.text,
});

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
  inlineSize: '100%',
  maxInlineSize: tokens.size.content,
  minBlockSize: '4rem',
  marginInline: 'auto',
  paddingInlineStart: `max(${tokens.space[4]}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${tokens.space[4]}, env(safe-area-inset-right))`,
  '@container': { [within.roomy]: { paddingInline: tokens.space[6] } },
});

export const main = uiStyle({ outline: 'none' });

/**
 * Visible only with the code: its space is reserved while the code loads, and removed if there will
 * be none.
 */
export const scan = uiStyle({
  inlineSize: '100%',
  maxInlineSize: tokens.size.content,
  marginInline: 'auto',
  paddingInline: tokens.space[4],
  selectors: {
    '&:has([aria-busy="true"])': { visibility: 'hidden' },
    '&:not(:has(svg, [aria-busy="true"]))': { display: 'none' },
  },
  '@container': { [within.roomy]: { paddingInline: tokens.space[6] } },
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const qr = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: tokens.space[5],
  margin: 0,
  padding: tokens.space[5],
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.xl,
  background: tokens.color.surfaceRaised,
  textAlign: 'center',
  '@container': { [within.roomy]: { flexDirection: 'row', textAlign: 'start' } },
});

/** Reserves the space of the code while it loads. */
export const qrBox = uiStyle({
  display: 'block',
  // A cropped code cannot be scanned.
  flexShrink: 0,
  inlineSize: '150px',
  blockSize: '150px',
  overflow: 'hidden',
  borderRadius: tokens.radius.m,
});

export const qrCaption = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[1],
});

/** Reserves the space of the form while it loads. */
export const formBox = uiStyle({
  minBlockSize: '25.875rem',
  '@container': { '(min-width: 30rem)': { minBlockSize: '20.75rem' } },
});
