import { expect, test } from 'vitest';
import { asciiDigits } from './asciiDigits.ts';

test.each([
  ['0123456789', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['𝟎𝟗 𝟘𝟡 𝟶𝟿', '09 09 09'],
  ['⁰²④', '024'],
  ['⑫', '12'],
])('%s is %s', (text, digits) => {
  expect(asciiDigits(text)).toBe(digits);
});

test.each(['', 'Visa •••• ', 'ﬁne ½ Ⅷ'])('leaves %j', (text) => {
  expect(asciiDigits(text)).toBe(text);
});

test('knows the ten digits of every script', () => {
  const digits: string[] = [];
  for (let code = 0; code <= 0x1_ff_ff; code += 1) {
    const character = String.fromCodePoint(code);
    if (/\p{Nd}/u.test(character)) digits.push(character);
  }
  expect(asciiDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10));
});
