import { expect, test } from 'vitest';
import { retryAfter, RetryLaterError } from './retryAfter.ts';

const answer = (status: number, seconds?: string) => ({
  status,
  headers: new Headers(seconds === undefined ? {} : { 'retry-after': seconds }),
});

/** A clock set by the test, and a guard that uses it. */
function waiting() {
  const clock = { now: 1000 };
  return { clock, ...retryAfter(() => clock.now) };
}

test('a call is blocked for the seconds of its 429, and no other call is', () => {
  const { clock, record, check } = waiting();
  record('GET /api/debts', answer(429, '30'));
  expect(() => check('GET /api/debts')).toThrow(RetryLaterError);
  expect(() => check('GET /api/debts')).toThrow('Try again in 30 seconds.');
  expect(() => check('GET /api/user')).not.toThrow();
  clock.now += 29_500;
  expect(() => check('GET /api/debts')).toThrow('Try again in 1 second.');
  clock.now += 500;
  expect(() => check('GET /api/debts')).not.toThrow();
});

test.each([
  ['another status', answer(503, '30')],
  ['no word on how long', answer(429)],
  ['a date, which would need the server’s clock', answer(429, 'Fri, 31 Dec 2027 23:59:59 GMT')],
  ['a negative number', answer(429, '-5')],
])('%s asks for nothing', (_name, asked) => {
  const { record, check } = waiting();
  record('GET /api/debts', asked);
  expect(() => check('GET /api/debts')).not.toThrow();
});

test('a call is blocked for five minutes at most', () => {
  const { record, check } = waiting();
  record('GET /api/debts', answer(429, '999999'));
  expect(() => check('GET /api/debts')).toThrow('Try again in 300 seconds.');
});
