import { expect, test } from 'vitest';
import { signInPath } from './returnTo.ts';

test.each([
  ['', '/api/login'],
  ['https://dime.example/', '/api/login'],
  ['https://dime.example/#contact', '/api/login'],
  ['https://dime.example/dashboard', '/api/login'],
  ['https://dime.example/debts', '/api/login?returnTo=%2Fdebts'],
  [
    'https://dime.example/debts/d_1?a=1&b=2#plan',
    '/api/login?returnTo=%2Fdebts%2Fd_1%3Fa%3D1%26b%3D2%23plan',
  ],
])('the sign-in asked for on %j is %s', (address, path) => {
  expect(signInPath(address)).toBe(path);
});
