import { expect, test } from 'vitest';
import { RetryLaterError } from './httpError.ts';
import { retryAfter } from './apiClient.ts';

const head = (status: number, seconds?: string) => ({
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
  record('GET /api/debts', head(429, '30'));
  expect(() => check('GET /api/debts')).toThrow(RetryLaterError);
  expect(() => check('GET /api/debts')).toThrow(new RetryLaterError(30));
  expect(() => check('GET /api/user')).not.toThrow();
  clock.now += 29_500;
  expect(() => check('GET /api/debts')).toThrow(new RetryLaterError(1));
  clock.now += 500;
  expect(() => check('GET /api/debts')).not.toThrow();
});

test.each([
  ['another status', head(503, '30')],
  ['no word on how long', head(429)],
  ['a date, which would need the server’s clock', head(429, 'Fri, 31 Dec 2027 23:59:59 GMT')],
  ['a negative number', head(429, '-5')],
])('%s asks for nothing', (_name, asked) => {
  const { record, check } = waiting();
  record('GET /api/debts', asked);
  expect(() => check('GET /api/debts')).not.toThrow();
});

test('a call is blocked for five minutes at most', () => {
  const { record, check } = waiting();
  record('GET /api/debts', head(429, '999999'));
  expect(() => check('GET /api/debts')).toThrow(new RetryLaterError(300));
});
