import { expect, test } from 'vitest';
import { providerName } from './providerName.ts';

test.each([
  ['coinbase', 'Coinbase'],
  ['link-money', 'Link Money'],
  ['bank_2', 'Bank 2'],
  ['MX', 'MX'],
])('%s is called %s', (key, name) => {
  expect(providerName(key)).toBe(name);
});
