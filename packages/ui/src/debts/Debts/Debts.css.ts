import { media, within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';
import { asideLast } from '../../internal/sidebarLayout.css.ts';
import { boostDisplay } from '../DebtRow/DebtRow.css.ts';

/** Beside the list it stays in view, below the bar of the shell. */
export const aside = uiStyle([
  asideLast,
  {
    '@container': { [within.wide]: { position: 'sticky', insetBlockStart: '5rem' } },
    '@media': { [media.print]: { display: 'none' } },
  },
]);

export const boost = uiStyle({ display: 'grid', gap: tokens.space[3], minInlineSize: 0 });

export const boostName = uiStyle({ overflowWrap: 'anywhere' });

/** The boost of the chosen debt is beside it on a wide page, so no button needs to lead there. */
export const chosen = uiStyle({
  '@container': { [within.wide]: { vars: { [boostDisplay]: 'none' } } },
});
