import { expect, test } from 'vitest';
import { endpointPath } from './endpointPath.ts';
import { endpoints } from './endpoints.ts';

test('fills in the provider of the bank connection', () => {
  expect(endpointPath(endpoints.getDebts)).toBe('/api/debts');
  expect(endpointPath(endpoints.getBankAccounts, { bank: 'plaid' })).toBe('/api/plaid/accounts');
  expect(endpointPath(endpoints.getDebts, { bank: 'plaid' })).toBe('/api/debts');
});

test('appends the query, without what is undefined', () => {
  const query = { limit: 50, before: 't 1/&', after: undefined };
  expect(endpointPath(endpoints.getTransactions, { query })).toBe(
    '/api/transactions?limit=50&before=t%201%2F%26',
  );
  expect(endpointPath(endpoints.getTransactions, { query: {} })).toBe('/api/transactions');
});

test.each([undefined, '', '..', '../admin', 'a/b', 'a b', '$&', 'é'])(
  'refuses the provider %j',
  (bank) => {
    const options = bank === undefined ? {} : { bank };
    expect(() => endpointPath(endpoints.getBankAccounts, options)).toThrow(RangeError);
  },
);
