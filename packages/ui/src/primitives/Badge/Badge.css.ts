import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle, uiVariants } from '../../theme/uiStyle.ts';

export const badge = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: tokens.space[1],
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  blockSize: 'fit-content',
  border: '1px solid transparent',
  borderRadius: tokens.radius.full,
  fontFamily: tokens.font.body,
  fontStyle: 'normal',
  fontWeight: tokens.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-variant=outline]': {
      background: 'none',
      borderColor: 'color-mix(in oklab, currentcolor 40%, transparent)',
    },
  },
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const size = uiVariants({
  s: {
    minBlockSize: '1.25rem',
    paddingInline: tokens.space[1],
    ...textSize('xs'),
  },
  m: {
    minBlockSize: '1.5rem',
    paddingInline: tokens.space[2],
    ...textSize('xs'),
  },
  l: {
    minBlockSize: '2rem',
    paddingInline: tokens.space[3],
    ...textSize('s'),
  },
});

export const tone = uiVariants({
  neutral: { background: tokens.color.neutralSoft, color: tokens.color.neutralText },
  accent: { background: tokens.color.accentSoft, color: tokens.color.accentText },
  debt: { background: tokens.color.debtSoft, color: tokens.color.debtText },
  positive: { background: tokens.color.positiveSoft, color: tokens.color.positiveText },
  negative: { background: tokens.color.negativeSoft, color: tokens.color.negativeText },
  warning: { background: tokens.color.warningSoft, color: tokens.color.warningText },
  info: { background: tokens.color.infoSoft, color: tokens.color.infoText },
});

export const label = uiStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

/** Wraps the icon, hidden from assistive technology, without a box of its own. */
export const icon = uiStyle({ display: 'contents' });
