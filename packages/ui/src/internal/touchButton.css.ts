import { media } from '../theme/media.ts';
import { tokens } from '../theme/tokens.css.ts';
import { uiStyle } from '../theme/uiStyle.ts';

/** A button of 44 px that is only an icon: it opens or closes a drawer. */
export const touchButton = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  flexShrink: 0,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.m,
  background: 'none',
  color: tokens.color.text,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:active': { background: tokens.color.surfacePressed },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: tokens.color.surfaceHover } } },
  },
});
