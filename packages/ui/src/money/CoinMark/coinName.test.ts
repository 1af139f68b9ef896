import { expect, test } from 'vitest';
import { coinName } from './coinName.ts';

test.each([
  ['BTC', 'Bitcoin'],
  ['DOGE', 'DOGE'],
  ['constructor', 'constructor'],
])('the name of %s is %s', (symbol, name) => {
  expect(coinName(symbol)).toBe(name);
});
