import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskAccountNumber } from './maskAccountNumber.ts';

test.each([
  ['4111111111111234', '•••• 1234'],
  ['4111 1111 1111 1234', '•••• 1234'],
  ['4111-1111-1111-1234', '•••• 1234'],
  ['4 1 1 1 1 1 1 1 1 1 1 1 1 2 3 4', '•••• 1234'],
  ['XXXX XXXX XXXX 1234', '•••• 1234'],
  ['Card 1234', '•••• 1234'],
  ['GB82 WEST 1234 5698 7654 32', '•••• 5432'],
  ['12345', '•••• 2345'],
  ['1234', '•••• 1234'],
  [' 1', '•••• 1'],
  ['AB12', '•••• AB12'],
  ['12-34', '•••• 1234'],
  ['١٢٣٤', '•••• 1234'],
  ['４１１１１２３４', '•••• 1234'],
  ['٤١١١ ١١١١ ١١١١ ١٢٣٤', '•••• 1234'],
  ['4111 1111 1111 1111 exp 12/29', '•••• 1111'],
  ['Visa 4111.1111.1111.1111, code 123', '•••• 1111'],
])('cuts %s to %s', (whole, cut) => {
  expect(maskAccountNumber(whole)).toBe(cut);
});

test.each(['', '-', '**** 1234', '•••• 1234', '*12'])('leaves %j', (typed) => {
  expect(maskAccountNumber(typed)).toBe(typed);
  expect(maskAccountNumber(`  ${typed} `)).toBe(typed);
});

test('writes the digits of any script as 0 to 9', () => {
  expect(maskAccountNumber('**** ١٢٣٤')).toBe('**** 1234');
});

test('never keeps a fifth digit, and cuts nothing twice', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789AZaz -_*•.'.split('')), maxLength: 40 }),
      (typed) => {
        const cut = maskAccountNumber(typed);
        expect(cut.replace(/\D/g, '').length).toBeLessThanOrEqual(4);
        expect(maskAccountNumber(cut)).toBe(cut);
      },
    ),
  );
});
