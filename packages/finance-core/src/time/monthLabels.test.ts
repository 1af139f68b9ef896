import { expect, test } from 'vitest';
import { MONTH_LABELS } from './monthLabels.ts';

test('MONTH_LABELS are the months in order', () => {
  expect(MONTH_LABELS.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
});
