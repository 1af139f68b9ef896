import { expect, test } from 'vitest';
import { cents } from '../../money/index.ts';
import { basisPoints } from './basisPoints.ts';
import { minimumBeforeCap } from './minimumBeforeCap.ts';
import type { MinimumRule } from './minimumRule.ts';

test('is what the rule asks for, also where less is owed', () => {
  const fixed: MinimumRule = { kind: 'fixed', amount: cents(5_000) };
  expect(minimumBeforeCap(fixed, cents(1_000), cents(10))).toBe(5_000);
  const share: MinimumRule = {
    kind: 'percent-or-floor',
    share: basisPoints(200),
    floor: cents(2_000),
  };
  expect(minimumBeforeCap(share, cents(1_000), cents(10))).toBe(2_000);
  expect(minimumBeforeCap(share, cents(300_000), cents(10))).toBe(6_000);
});
