import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskCardNumbers } from './maskCardNumbers.ts';

test.each([
  ['Test Visa 5555 5555 5555 4444', 'Test Visa •••• 4444'],
  ['5555555555554444', '•••• 4444'],
  ['5555-5555-5555-4444 Visa', '•••• 4444 Visa'],
  ['5555.5555.5555.4444', '•••• 4444'],
  ['5555/5555\\5555–4444', '•••• 4444'],
  ['5 5 5 5  5555\u00a05555 - 4444', '•••• 4444'],
  ['5555\u200b5555\u200d5555\ufeff4444', '•••• 4444'],
  ['5555_5555, 5555|4444', '•••• 4444'],
  ['4111•1111 • 1111•1234', '•••• 1234'],
  ['41•11111111111111', '•••• 1111'],
  ['•••• 1111 •••• 2222 •••• 3333', '•••• 1111 •••• 2222 •••• 3333'],
  ['Visa(378282246310005)', 'Visa(•••• 0005)'],
  ['123456789012', '•••• 9012'],
  ['1234567890123456789', '•••• 6789'],
  ['12345678901234567890123', '•••• 0123'],
  ['4111 1111 1111 1111 12/27', '•••• 1111'],
  ['3 5555 5555 5555 4444 - 09/29', '•••• 4444'],
  ['٥٥٥٥ ٥٥٥٥ ٥٥٥٥ ٤٤٤٤', '•••• 4444'],
  ['４１１１１１１１１１１１１１１１ und 5555555555554444', '•••• 1111 und •••• 4444'],
])('cuts %j to %j', (name, cut) => {
  expect(maskCardNumbers(name)).toBe(cut);
});

test.each(['', 'Everyday Visa', 'Visa •••• 4444', 'Loan 2024-11', '12345678901', 'Card ４'])(
  'leaves %j',
  (name) => {
    expect(maskCardNumbers(name)).toBe(name);
  },
);

test('leaves no twelve digits, and cuts nothing twice', () => {
  const unit = fc.constantFrom(...'0123456789٤４ -./_,|•a\u200b'.split(''));
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), (name) => {
      const cut = maskCardNumbers(name);
      expect(cut.replaceAll(/[\s./_,|\u200b-]/g, '')).not.toMatch(/\p{Nd}{12}/u);
      expect(maskCardNumbers(cut)).toBe(cut);
    }),
  );
});
