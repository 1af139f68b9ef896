import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_APR, percentFromApr, type Apr } from './apr.ts';
import { parseTypedApr } from './parseTypedApr.ts';

describe('parseTypedApr', () => {
  test.each([
    ['24.99', 24_990],
    [' 24.99 % ', 24_990],
    ['24.99%', 24_990],
    ['24.99% APR', 24_990],
    ['24.99 %\u00a0apr', 24_990],
    ['6.125', 6125],
    ['0', 0],
    ['05.5', 5500],
    ['10000', MAX_APR],
  ])('%j is %i thousandths of a percent', (text, apr) => {
    expect(parseTypedApr(text)).toBe(apr);
  });

  test.each([
    '',
    '%',
    'APR',
    '24.99 APR',
    '24,99',
    '24,990',
    '24.9999',
    '-1',
    '.5',
    '5.',
    '10000.001',
    '10001',
    '12%%',
    '1e2',
    '٢٤',
    '$24.99',
  ])('%j is no rate', (text) => {
    expect(parseTypedApr(text)).toBeUndefined();
  });

  test('reads back every rate, with and without its sign', () => {
    const rates = fc.integer({ min: 0, max: MAX_APR }).map((value) => value as Apr);
    fc.assert(
      fc.property(rates, fc.constantFrom('', '%', ' %', ' % APR'), (apr, unit) => {
        expect(parseTypedApr(` ${percentFromApr(apr).toFixed(3)}${unit} `)).toBe(apr);
        expect(parseTypedApr(`${percentFromApr(apr)}${unit}`)).toBe(apr);
      }),
    );
  });
});
