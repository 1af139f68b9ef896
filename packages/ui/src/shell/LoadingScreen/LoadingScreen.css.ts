import { keyframes } from '@vanilla-extract/css';
import { container } from '../../theme/container.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const root = uiStyle({
  ...container,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space[4],
  minBlockSize: '100dvh',
  padding: tokens.space[5],
  background: tokens.color.surface,
  color: tokens.color.textMuted,
});

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const logo = uiStyle({ animation: `${breathe} 1600ms ease-in-out infinite` });

export const text = uiStyle({
  margin: 0,
  maxInlineSize: '100%',
  fontWeight: tokens.weight.medium,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
