import { within } from '../../theme/media.ts';
import { textSize } from '../../theme/textSize.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const text = uiStyle({ minInlineSize: 0, margin: 0, overflowWrap: 'anywhere' });

/** What the date is; a narrow page has no room for it. */
export const title = uiStyle({
  display: 'none',
  marginInlineEnd: tokens.space[3],
  '@container': { [within.roomy]: { display: 'inline' } },
});

export const date = uiStyle({
  display: 'block',
  fontWeight: tokens.weight.semibold,
  '@container': { [within.roomy]: { display: 'inline', marginInlineEnd: tokens.space[3] } },
});

export const sooner = uiStyle({ ...textSize('s'), color: tokens.color.positiveText });

/** On a page that is not narrow, the button at the end of the levers is in sight. */
export const save = uiStyle({
  '@container': { [within.roomy]: { display: 'none' } },
});
