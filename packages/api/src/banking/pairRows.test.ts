import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairRows, type RowTraits } from './pairRows.ts';

const row = (name: string, date = '2026-11-18', amount = 467n): RowTraits => ({
  account_id: 'acc',
  date,
  amount,
  name,
});

const traits = fc.record({
  account_id: fc.constantFrom('one', 'other'),
  date: fc.constantFrom('2026-11-17', '2026-11-18'),
  amount: fc.constantFrom(467n, 500n),
  name: fc.constantFrom('A', 'B', 'C'),
});

function countBy(rows: readonly RowTraits[], ...traitsOf: readonly (keyof RowTraits)[]) {
  const groups = Map.groupBy(rows, (one) => traitsOf.map((trait) => String(one[trait])).join());
  return new Map([...groups].map(([key, { length }]) => [key, length]));
}

test('the row of the same name goes first, and one that was renamed is the same still', () => {
  const [bakery, coffee] = [row('BAKERY'), row('COFFEE')];
  expect(pairRows([coffee], [bakery, coffee])).toEqual([{ former: coffee, told: coffee }]);
  expect(pairRows([coffee], [bakery])).toEqual([{ former: coffee, told: bakery }]);
});

test('of each account, day and amount as many are the same as both links told', () => {
  fc.assert(
    fc.property(fc.array(traits), fc.array(traits), (former, told) => {
      const pairs = pairRows(former, told);
      const paired = countBy(
        pairs.map((pair) => pair.former),
        'account_id',
        'date',
        'amount',
      );
      const before = countBy(former, 'account_id', 'date', 'amount');
      const now = countBy(told, 'account_id', 'date', 'amount');
      for (const [key, count] of before) {
        expect(paired.get(key) ?? 0).toBe(Math.min(count, now.get(key) ?? 0));
      }
      expect(new Set(pairs.map((pair) => pair.former)).size).toBe(pairs.length);
      expect(new Set(pairs.map((pair) => pair.told)).size).toBe(pairs.length);
      for (const pair of pairs) {
        expect({ ...pair.told, name: '' }).toEqual({ ...pair.former, name: '' });
      }
    }),
  );
});

test('no name is paired with another while its own is there', () => {
  fc.assert(
    fc.property(fc.array(traits), fc.array(traits), (former, told) => {
      const all = ['account_id', 'date', 'amount', 'name'] as const;
      const same = pairRows(former, told).filter((pair) => pair.former.name === pair.told.name);
      const paired = countBy(
        same.map((pair) => pair.told),
        ...all,
      );
      const now = countBy(told, ...all);
      for (const [key, count] of countBy(former, ...all)) {
        expect(paired.get(key) ?? 0).toBe(Math.min(count, now.get(key) ?? 0));
      }
    }),
  );
});
