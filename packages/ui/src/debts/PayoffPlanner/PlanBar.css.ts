import { within } from '../../theme/media.ts';
import { textSize } from '../../theme/textSize.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const text = uiStyle({ minInlineSize: 0, margin: 0, overflowWrap: 'anywhere' });

export const date = uiStyle({ display: 'block', fontWeight: tokens.weight.semibold });

export const sooner = uiStyle({
  display: 'block',
  ...textSize('s'),
  color: tokens.color.positiveText,
});

/** On a page that is not narrow, the button at the end of the levers is in sight. */
export const save = uiStyle({
  '@container': { [within.roomy]: { display: 'none' } },
});
