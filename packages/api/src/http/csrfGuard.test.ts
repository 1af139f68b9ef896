import { expect, test } from 'vitest';
import { csrfGuard } from './csrfGuard.ts';

const ask = (headers: Record<string, string>) =>
  csrfGuard(
    new Request('http://localhost:3000/api/payments', { method: 'POST', headers }),
    'http://localhost:3000',
  )?.status;

test.each([
  {},
  { 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost:3000' },
  { Origin: 'http://localhost:3000' },
])('a write with %o is our own', (headers) => {
  expect(ask(headers)).toBeUndefined();
});

test.each([
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'none' },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'http://localhost:3001' },
  { Origin: 'http://localhost:3000.evil.example' },
  { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' },
  { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost:3000' },
])('a write with %o is refused', (headers) => {
  expect(ask(headers)).toBe(403);
});
