import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, sumCents } from '../../money/index.ts';
import { returnsAfterUndo } from './returnsAfterUndo.ts';

const refund = (collected: number, returned: number) => ({
  collected: cents(collected),
  returned: cents(returned),
});

test('gives back what the payment had left too little for', () => {
  expect(returnsAfterUndo([refund(80, 0)], cents(140))).toEqual([80]);
  expect(returnsAfterUndo([refund(80, 60)], cents(140))).toEqual([20]);
  expect(returnsAfterUndo([refund(80, 80)], cents(140))).toEqual([0]);
});

test('the oldest refund comes first, and all together take what was undone', () => {
  expect(returnsAfterUndo([refund(80, 0), refund(90, 10)], cents(100))).toEqual([80, 20]);
});

const amount = fc.integer({ min: 0, max: 500 });

test('a refund gives back as if the payment had never been made', () => {
  fc.assert(
    fc.property(amount, amount, fc.array(amount), (waiting, share, collected) => {
      const paid = Math.min(waiting, share);
      const give = (start: number) => {
        let left = start;
        return collected.map((one) => {
          const returned = Math.min(one, left);
          left -= returned;
          return refund(one, returned);
        });
      };
      const since = give(waiting - paid);
      const more = returnsAfterUndo(since, cents(paid));
      const never = sumCents(give(waiting).map(({ returned }) => returned));
      expect(sumCents([...since.map(({ returned }) => returned), ...more])).toBe(never);
    }),
  );
});
