import { uiVariants } from '../../theme/uiStyle.ts';

/** The heights of the parts for three debts, also while they load. */
export const HEIGHTS = { comparison: '74.5rem', payments: '21rem', schedule: '47.5rem' } as const;

/** The height of what is below the chart of the comparison. */
export const COMPARISON_PARTS = '45.75rem';

/**
 * What is out of sight is not laid out, so that a lever on a phone moves what is in sight at once. Once
 * it was in sight, it keeps its height.
 */
export const later = uiVariants({
  comparison: laterOf(HEIGHTS.comparison),
  payments: laterOf(HEIGHTS.payments),
  schedule: laterOf(HEIGHTS.schedule),
});

function laterOf(height: string) {
  return {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${height}`,
    '@media': { print: { contentVisibility: 'visible' } },
  } as const;
}
