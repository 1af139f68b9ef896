import { expect, test } from 'vitest';
import { siteName } from './siteName.ts';

test.each([
  ['https://www.dimetime.example/', 'dimetime.example'],
  ['http://localhost:3000', 'localhost:3000'],
  ['https://dimetime.example/join?from=qr', 'dimetime.example/join?from=qr'],
  ['dimetime.example', 'dimetime.example'],
])('%s is shortened to %s', (address, name) => {
  expect(siteName(address)).toBe(name);
});
