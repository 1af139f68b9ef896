import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** The lines that a sentence with two amounts takes, reserved also while they load. */
export const lines = uiStyle({
  minBlockSize: '2lh',
  '@container': {
    '(max-width: 15.99rem)': { minBlockSize: '3lh' },
    '(max-width: 8.99rem)': { minBlockSize: '5lh' },
    '(max-width: 6.99rem)': { minBlockSize: '6lh' },
  },
});

/** One line where its sentence fits on one. */
export const sinceTheStart = uiStyle({
  marginBlockStart: tokens.space[2],
  '@container': { '(min-width: 24rem)': { minBlockSize: '1lh' } },
});

/** A figure and its label stay on one line. */
export const part = uiStyle({ display: 'inline-block' });
