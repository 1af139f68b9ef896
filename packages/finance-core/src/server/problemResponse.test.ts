import { expect, test } from 'vitest';
import { problemResponse } from './problemResponse.ts';

test('an error answer is problem+json that no cache keeps', () => {
  const [body, init] = problemResponse('too-many-requests', { 'Retry-After': '1' });
  expect(JSON.parse(body)).toEqual({
    type: 'about:blank',
    title: 'Too Many Requests',
    status: 429,
    detail: 'Too many requests. Please try again later.',
    code: 'too-many-requests',
  });
  expect(init).toEqual({
    status: 429,
    headers: {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      'Retry-After': '1',
    },
  });
});
