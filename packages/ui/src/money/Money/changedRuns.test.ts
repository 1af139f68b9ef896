import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedRuns } from './changedRuns.ts';

const runs = (from: string, to: string) =>
  changedRuns(from, to).map(({ text, former }) => (former === undefined ? text : [former, text]));

test.each([
  ['$143.21', '$143.54', ['$143.', ['21', '54']]],
  ['$143.21', '$153.24', ['$1', ['4', '5'], '3.2', ['1', '4']]],
  ['$999.99', '$1,000.00', [['$999', '$1,000'], '.', ['99', '00']]],
  ['$1,000.00', '$999.99', [[',000', '$999'], '.', ['00', '99']]],
  ['$5.00', '$5.00', ['$5.00']],
  ['', 'Nov', [['', 'Nov']]],
])('from %s to %s', (from, to, expected) => {
  expect(runs(from, to)).toEqual(expected);
});

test('its runs are the new figure', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (from, to) => {
      const all = changedRuns(from, to);
      expect(all.map(({ text }) => text).join('')).toBe(to);
      expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    }),
  );
});
