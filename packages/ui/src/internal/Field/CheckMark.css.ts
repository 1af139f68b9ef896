import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** The label around a box and its words; react-aria puts its states on it. */
export const button = uiStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: tokens.space[3],
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&[data-focus-visible]': {
      outline: `2px solid ${tokens.color.focus}`,
      outlineOffset: '2px',
    },
  },
});

const filled = ':is([data-selected], [data-indeterminate]) > &';

export const box = uiStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: tokens.size.iconM,
  blockSize: tokens.size.iconM,
  // Centers the box on the first line of the label.
  marginBlockStart: '2px',
  borderRadius: tokens.radius.s,
  border: `1px solid ${tokens.color.borderStrong}`,
  background: tokens.color.surfaceRaised,
  color: tokens.color.textOnAccent,
  selectors: {
    '[data-hovered] > &': { background: tokens.color.surfaceHoverSolid },
    '[data-pressed] > &': { background: tokens.color.surfacePressed },
    [filled]: { background: tokens.color.accent, borderColor: tokens.color.accentIndicator },
    [`:is([data-hovered], [data-pressed])${filled}`]: { background: tokens.color.accentHover },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: { [filled]: { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});

/** The check mark, or the dash of a box that stands for several. */
export const mark = uiStyle({
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  strokeWidth: 3,
  // Hidden by `visibility`, because forced colors replace a transparent color.
  visibility: 'hidden',
  selectors: {
    ':is([data-selected], [data-indeterminate]) > * > &': { visibility: 'visible' },
  },
});
