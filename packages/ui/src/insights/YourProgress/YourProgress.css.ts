import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle, uiVariants } from '../../theme/uiStyle.ts';

export const panel = uiStyle({ display: 'grid', gap: tokens.space[4], minInlineSize: 0 });

export const ahead = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: tokens.space[3],
  alignItems: 'start',
  padding: tokens.space[4],
  borderRadius: tokens.radius.l,
});

/** The background of a note, and the color of its icon. */
export const tone = uiVariants({
  progress: { background: tokens.color.progressSoft, color: tokens.color.progressText },
  warning: { background: tokens.color.warningSoft, color: tokens.color.warningText },
  neutral: { background: tokens.color.surfaceSunken, color: tokens.color.textMuted },
});

export const icon = uiStyle({ display: 'inline-flex' });

export const planLink = uiStyle({
  display: 'inline-block',
  ...textSize('s'),
  fontWeight: tokens.weight.medium,
  // A link outside a sentence needs a touch target of full height.
  paddingBlock: '2px',
});
