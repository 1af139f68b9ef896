import { within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSteps } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const columns = uiStyle({
  display: 'grid',
  gap: tokens.space[6],
  alignItems: 'start',
  '@container': {
    [within.wide]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gap: tokens.space[9],
    },
  },
});

export const address = uiStyle({
  margin: 0,
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[4],
  fontStyle: 'normal',
  minInlineSize: 0,
});

export const icon = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: tokens.size.controlL,
  blockSize: tokens.size.controlL,
  flexShrink: 0,
  borderRadius: tokens.radius.full,
  background: tokens.color.accentSoft,
  color: tokens.color.accentText,
});

export const link = uiStyle({
  // As tall as its line, as a touch target.
  display: 'inline-block',
  overflowWrap: 'anywhere',
  ...textSteps('m', 'm', 'l'),
});
