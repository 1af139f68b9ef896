import { expect, test } from 'vitest';
import { endpointPath, endpointPattern } from './endpointPath.ts';
import { endpoints } from './endpoints.ts';

// @requirement 7.default-query
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

test('fills in the id as one segment, whatever it holds', () => {
  const path = (id: string) => endpointPath(endpoints.updateDebt, { id });
  expect(path('d_1')).toBe('/api/debts/d_1');
  expect(path('a/b?c')).toBe('/api/debts/a%2Fb%3Fc');
  expect([path('.'), path('..')]).toEqual(['/api/debts/%2E', '/api/debts/%2E%2E']);
});

test('refuses to leave the id out', () => {
  expect(() => endpointPath(endpoints.updateDebt)).toThrow(RangeError);
  expect(() => endpointPath(endpoints.updateDebt, { id: '' })).toThrow(RangeError);
});

test('writes the id as a router reads it', () => {
  expect(endpointPattern(endpoints.updateDebt)).toBe('/api/debts/:id');
  expect(endpointPattern(endpoints.unlinkBank, { bank: 'plaid' })).toBe('/api/plaid/items/:id');
});
