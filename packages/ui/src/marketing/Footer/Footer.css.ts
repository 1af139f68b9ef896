import { container } from '../../theme/container.ts';
import { fitPicture } from '../../theme/fitPicture.ts';
import { within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';
import { portraitSize } from './portraitSize.ts';

export const root = uiStyle({
  ...container,
  borderBlockStart: `1px solid ${tokens.color.border}`,
  background: tokens.color.surfaceSunken,
});

export const content = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[6],
  inlineSize: '100%',
  maxInlineSize: tokens.size.content,
  marginInline: 'auto',
  paddingBlockStart: tokens.space[7],
  paddingBlockEnd: `calc(${tokens.space[6]} + env(safe-area-inset-bottom))`,
  paddingInlineStart: `max(${tokens.space[4]}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${tokens.space[4]}, env(safe-area-inset-right))`,
  '@container': { [within.roomy]: { paddingInline: tokens.space[6] } },
});

export const people = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[5],
  overflowWrap: 'anywhere',
});

export const founder = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[4],
  margin: 0,
});

/** A portrait of the site, as large as the drawing. */
export const portrait = uiStyle({ display: 'inline-flex', ...portraitSize });
fitPicture(portrait, { inlineSize: '100%' });

export const badge = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[3],
  paddingBlock: tokens.space[3],
  paddingInlineStart: tokens.space[3],
  paddingInlineEnd: tokens.space[5],
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.xl,
  background: tokens.color.surfaceRaised,
  fontWeight: tokens.weight.semibold,
});

export const badgeMark = uiStyle({ inlineSize: '2.5rem', blockSize: '2.75rem', flexShrink: 0 });

export const shield = uiStyle({ fill: tokens.color.accent });

export const shieldLine = uiStyle({ fill: 'none', stroke: tokens.color.textOnAccent });

export const star = uiStyle({ fill: tokens.color.textOnAccent });

export const small = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[2],
  paddingBlockStart: tokens.space[5],
  borderBlockStart: `1px solid ${tokens.color.border}`,
});
