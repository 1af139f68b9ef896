import { expect, test } from 'vitest';
import { fileNameOf } from './fileNameOf.ts';

test.each([
  ['Dime Time', 'dime-time-qr-code'],
  ['Münz & Co.', 'münz-co-qr-code'],
  ['../etc', 'etc-qr-code'],
  ['★', 'qr-code'],
])('the code of %s is saved as %s', (productName, name) => {
  expect(fileNameOf(productName, 'QR code')).toBe(name);
});

test('a day keeps its form', () => {
  expect(fileNameOf('debt-history', 'Visa ••4412', '2026-11-27')).toBe(
    'debt-history-visa-4412-2026-11-27',
  );
});
