import { tokens } from '../theme/tokens.css.ts';
import { uiStyle } from '../theme/uiStyle.ts';

export const list = uiStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const item = uiStyle({
  selectors: { '& + &': { borderBlockStart: `1px solid ${tokens.color.border}` } },
});
