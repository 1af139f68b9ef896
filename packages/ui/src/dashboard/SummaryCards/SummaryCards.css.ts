import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** The lines it takes on a phone, while the debts load as after. */
export const sinceTheStart = uiStyle({
  marginBlockStart: tokens.space[2],
  minBlockSize: '2lh',
  '@container': { '(max-width: 11.99rem)': { minBlockSize: '3lh' } },
});

/** A figure and what it is break together. */
export const part = uiStyle({ display: 'inline-block' });
