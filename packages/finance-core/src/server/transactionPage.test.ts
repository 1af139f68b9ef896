import { expect, test } from 'vitest';
import { nextPageLink, readTransactionPage } from './transactionPage.ts';

const paramsOf = (params: Record<string, string>) => ({
  get: (name: string) => params[name] ?? null,
});

test.each([
  [{}, {}],
  [{ limit: '1' }, { limit: 1 }],
  [
    { limit: '1000', before: 't_9' },
    { limit: 1000, before: 't_9' },
  ],
])('%o is the page %o', (params, page) => {
  expect(readTransactionPage(paramsOf(params))).toEqual(page);
});

test.each([
  { limit: '0' },
  { limit: '1001' },
  { limit: '10000' },
  { limit: '1.5' },
  { limit: '' },
  { limit: '5', before: '' },
  { before: 'x'.repeat(201) },
])('%o is refused', (params) => {
  expect(() => readTransactionPage(paramsOf(params))).toThrow(
    'A page has 1 to 1000 rows, and begins below a row.',
  );
});

test('the next page has the limit of this one, or the most there can be', () => {
  expect(nextPageLink('/api/transactions', { limit: 50, before: 't_9' })).toBe(
    '</api/transactions?limit=50&before=t_9>; rel="next"',
  );
  expect(nextPageLink('/api/transactions', { before: 't 9' })).toBe(
    '</api/transactions?limit=1000&before=t%209>; rel="next"',
  );
});
