import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle, uiVariants } from '../../theme/uiStyle.ts';

export const callout = uiStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: tokens.space[3],
  padding: tokens.space[4],
  border: '1px solid transparent',
  borderRadius: tokens.radius.l,
  ...textSize('s'),
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

/** A light tint of the tone as background, and a hairline border of it. */
function tint(soft: string, line: string) {
  return {
    background: `color-mix(in oklab, ${soft} 60%, transparent)`,
    borderColor: `color-mix(in oklab, ${line} 22%, transparent)`,
  };
}

export const tone = uiVariants({
  neutral: tint(tokens.color.neutralSoft, tokens.color.neutral),
  accent: tint(tokens.color.accentSoft, tokens.color.accentIndicator),
  info: tint(tokens.color.infoSoft, tokens.color.info),
  positive: tint(tokens.color.positiveSoft, tokens.color.positive),
  warning: tint(tokens.color.warningSoft, tokens.color.warning),
  negative: tint(tokens.color.negativeSoft, tokens.color.negative),
});

export const iconTone = uiVariants({
  neutral: { color: tokens.color.neutralText },
  accent: { color: tokens.color.accentText },
  info: { color: tokens.color.infoText },
  positive: { color: tokens.color.positiveText },
  warning: { color: tokens.color.warningText },
  negative: { color: tokens.color.negativeText },
});

export const icon = uiStyle({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  blockSize: '1lh',
});

export const body = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[1],
  flexGrow: 1,
  minInlineSize: 0,
  color: tokens.color.text,
});

export const title = uiStyle({ margin: 0, fontWeight: tokens.weight.semibold });

export const actions = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[2],
  marginBlockStart: tokens.space[2],
});
