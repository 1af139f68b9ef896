import { media, within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';
import { asideLast } from '../../internal/sidebarLayout.css.ts';

/** Links to what is below a long list; on a desktop, it is beside the list. */
export const below = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${tokens.space[1]} ${tokens.space[4]}`,
  ...textSize('s'),
  '@container': { [within.wide]: { display: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});

/** Sticky, so that the explanation stays visible beside a long list. */
export const explainer = uiStyle([
  asideLast,
  { '@container': { [within.wide]: { position: 'sticky', insetBlockStart: '5rem' } } },
]);
