import { inShell, media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';
import { asideLast } from '../mainAndAside.css.ts';

export const page = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[6],
  minInlineSize: 0,
});

/** Ways to what stands below a long list; at a desk it stands beside it. */
export const below = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${tokens.space[1]} ${tokens.space[4]}`,
  fontSize: tokens.fontSize.s,
  '@media': { [media.desktop]: { display: 'none' }, [media.print]: { display: 'none' } },
  '@container': {
    [inShell.belowDesktop]: { display: 'flex', '@media': { [media.print]: { display: 'none' } } },
  },
});

/** Beside a long list the explanation stays in sight. */
export const explainer = uiStyle([
  asideLast,
  { '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '5rem' } } },
]);
