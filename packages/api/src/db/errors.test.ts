import { expect, test } from 'vitest';
import { isRetryable, isUnavailable } from './errors.ts';

function coded(code: string, message = 'refused'): Error {
  return Object.assign(new Error(message), { code });
}

test.each([
  '08006',
  '53100',
  '53300',
  '57P01',
  '57P03',
  '57014',
  '55P03',
  '25006',
  'ECONNREFUSED',
  'EMFILE',
  'ENFILE',
])('%s says that the database cannot answer now', (code) => {
  expect(isUnavailable(coded(code))).toBe(true);
});

test('a pool without a connection to give, and all addresses of a host, say so too', () => {
  expect(isUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true);
  expect(isUnavailable(new AggregateError([coded('ECONNREFUSED')]))).toBe(true);
});

test.each([coded('23514'), coded('42P01'), new Error('refused'), 'refused', undefined])(
  '%o does not: it is a fault of the program',
  (error) => {
    expect(isUnavailable(error)).toBe(false);
  },
);

test('a deadlock and a serialization failure are repeated, others are not', () => {
  expect(['40001', '40P01', '23505'].map((code) => isRetryable(coded(code)))).toEqual([
    true,
    true,
    false,
  ]);
});
