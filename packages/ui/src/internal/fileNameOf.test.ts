import { expect, test } from 'vitest';
import { qrFileName } from './qrFileName.ts';

test.each([
  ['Dime Time', 'dime-time-qr-code'],
  ['Münz & Co.', 'münz-co-qr-code'],
  ['../etc', 'etc-qr-code'],
  ['★', 'qr-code'],
])('%s is saved as %s', (productName, name) => {
  expect(qrFileName(productName)).toBe(name);
});
