import { expect, test } from 'vitest';
import { coinName } from './coinName.ts';

test.each([
  ['BTC', 'Bitcoin'],
  ['DOGE', 'DOGE'],
  ['constructor', 'constructor'],
])('%s is called %s', (symbol, name) => {
  expect(coinName(symbol)).toBe(name);
});
