import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** Wide enough for the count beside its month. */
const ROOMY = '(min-width: 36rem)';

export const count = uiStyle({
  display: 'block',
  marginBlockStart: tokens.space[1],
  ...textSize('xs'),
  fontWeight: tokens.weight.regular,
  color: tokens.color.textMuted,
  '@container': {
    [ROOMY]: { display: 'inline', marginInlineStart: tokens.space[3] },
  },
});

export const roundUps = uiStyle({
  selectors: {
    '&[data-some]': { fontWeight: tokens.weight.medium, color: tokens.color.roundUpText },
  },
});
