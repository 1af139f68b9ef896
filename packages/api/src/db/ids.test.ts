import { expect, test } from 'vitest';
import { newId } from './ids.ts';

test('sorts by the moment it was made at', () => {
  const ids = ['2026-11-19T14:05:00Z', '2026-11-19T14:05:00.001Z', '2027-01-01T00:00:00Z'].map(
    (now) => newId('t', now),
  );
  expect(ids).toEqual(ids.toSorted());
  expect(ids[0]).toMatch(/^t_[0-9a-z]{26}$/);
});

test('two of one moment differ', () => {
  const now = '2026-11-19T14:05:00Z';
  expect(new Set(Array.from({ length: 1000 }, () => newId('d', now))).size).toBe(1000);
});
