import { uiStyle } from '../../theme/uiStyle.ts';

/** A long name leaves space for the form. */
export const name = uiStyle({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
