import { uiStyle } from '../../theme/uiStyle.ts';

/**
 * What is out of sight is not laid out, so that a lever on a phone moves what is in sight at once. Once
 * it was in sight, it keeps its height.
 */
export const later = uiStyle({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 44rem',
  '@media': { print: { contentVisibility: 'visible' } },
});
