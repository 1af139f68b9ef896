import { calendarDay, cents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { oneOffNames } from './oneOffNames.ts';

const words = {
  item: ({ amount, day }: { amount: string; day: string }) => `${amount} on ${day}`,
  sameItem: ({ item, place, count }: { item: string; place: string; count: string }) =>
    `${item} (${place} of ${count})`,
};
const formats = { money: String, dayInText: String };

test('equal payments are counted, and another has its amount and day', () => {
  const on = calendarDay('2027-04-15');
  const oneOffs = [500, 700, 500].map((amount) => ({ on, amount: cents(amount) }));
  expect(oneOffNames(oneOffs, words, formats)).toEqual([
    '500 on 2027-04-15 (1 of 2)',
    '700 on 2027-04-15',
    '500 on 2027-04-15 (2 of 2)',
  ]);
});
