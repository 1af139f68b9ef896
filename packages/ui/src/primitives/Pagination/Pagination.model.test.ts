import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageSlots } from './Pagination.model.ts';

test.each([
  [1, 1, [1]],
  [2, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 12, [1, 2, 3, 4, 5, 'gap', 12]],
  [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
  [5, 12, [1, 'gap', 4, 5, 6, 'gap', 12]],
  [8, 12, [1, 'gap', 7, 8, 9, 'gap', 12]],
  [9, 12, [1, 'gap', 8, 9, 10, 11, 12]],
  [12, 12, [1, 'gap', 8, 9, 10, 11, 12]],
  [1, 0, []],
])('page %i of %i shows %j', (page, pageCount, slots) => {
  expect(pageSlots(page, pageCount)).toEqual(slots);
});

const places = fc
  .integer({ min: 1, max: 5000 })
  .chain((pageCount) => fc.tuple(fc.integer({ min: 1, max: pageCount }), fc.constant(pageCount)));

test('the first, the open and the last page are there, in order, and a gap hides two or more', () => {
  fc.assert(
    fc.property(places, ([page, pageCount]) => {
      const slots = pageSlots(page, pageCount);
      expect(slots).toHaveLength(Math.min(7, pageCount));
      expect(slots).toContain(page);
      expect([slots[0], slots.at(-1)]).toEqual([1, pageCount]);
      slots.forEach((slot, index) => {
        const before = slots[index - 1];
        const after = slots[index + 1];
        if (slot === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
        else if (typeof before === 'number') expect(slot).toBe(before + 1);
      });
    }),
  );
});
