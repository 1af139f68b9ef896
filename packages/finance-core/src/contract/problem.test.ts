import { expect, test } from 'vitest';
import { problemBody } from './problem.ts';

test('a status says its usual words, and no more than there is to say', () => {
  expect(problemBody(404)).toEqual({ type: 'about:blank', title: 'Not Found', status: 404 });
});

test('a refused write tells of its fields', () => {
  const errors = [{ path: 'amount', message: 'expected money' }];
  expect(problemBody(422, { detail: 'Refused.', issues: errors })).toEqual({
    type: 'about:blank',
    title: 'Unprocessable Content',
    status: 422,
    detail: 'Refused.',
    errors,
  });
});
