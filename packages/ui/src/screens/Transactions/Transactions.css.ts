import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';
import { asideLast } from '../mainAndAside.css.ts';

export const page = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[6],
  minInlineSize: 0,
});

/** Beside a long list the explanation stays in sight. */
export const explainer = uiStyle([
  asideLast,
  { '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '5rem' } } },
]);
