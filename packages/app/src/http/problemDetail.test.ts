import { HttpError } from '@dime-time/finance-core/contract';
import { expect, test } from 'vitest';
import { problemDetail } from './problemDetail.ts';

test('the detail of a problem is the server’s own words', () => {
  expect(problemDetail(new HttpError(422, '{"detail":"The bank is closed."}'))).toBe(
    'The bank is closed.',
  );
});

test.each(['', 'Bad Gateway', '<html>', 'null', '[]', '{}', '{"detail":5}', '{"detail":" "}'])(
  'there is none in %j',
  (body) => {
    expect(problemDetail(new HttpError(502, body))).toBeUndefined();
  },
);

test('there is none in what is no answer', () => {
  expect(problemDetail(new TypeError('Failed to fetch'))).toBeUndefined();
});
