import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { readAnswer, writeAnswer } from './answer.ts';
import { isProviderConfigured, offersFeature } from './serviceStatus.ts';

const read = (json: unknown) => readAnswer(endpoints.getServiceStatus, json);

// @requirement 3.service-status
test('tells whether a provider is configured, under whatever key it has', () => {
  const status = read({ coinbase: { configured: true }, kraken: { configured: false }, other: 5 });
  expect(isProviderConfigured(status, 'coinbase')).toBe(true);
  expect(isProviderConfigured(status, 'kraken')).toBe(false);
  expect(isProviderConfigured(status, 'other')).toBe(false);
  expect(isProviderConfigured(status, 'absent')).toBe(false);
  expect(isProviderConfigured(status, 'constructor')).toBe(false);
});

test('tells which extensions are offered; a bare server offers none', () => {
  const status = read({ coinbase: { configured: false }, features: ['debts.create', 'new.thing'] });
  expect(offersFeature(status, 'debts.create')).toBe(true);
  expect(offersFeature(status, 'transactions.page')).toBe(false);
  expect(offersFeature(read({ coinbase: { configured: false } }), 'debts.create')).toBe(false);
});

test.each([
  {},
  { version: '1' },
  { coinbase: null },
  { coinbase: {} },
  { coinbase: { configured: 'yes' } },
  { coinbase: { configured: true }, features: 'debts.create' },
  { coinbase: { configured: true }, features: [5] },
  [],
  null,
])('refuses %j', (json) => {
  expect(() => read(json)).toThrow(/service-status/);
});

test('is written without what is undefined', () => {
  const status = { coinbase: { configured: true }, broker: undefined, features: undefined };
  expect(writeAnswer(endpoints.getServiceStatus, status)).toEqual({
    coinbase: { configured: true },
  });
});
