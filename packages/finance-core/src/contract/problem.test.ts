import { expect, test } from 'vitest';
import { problemBody } from './problem.ts';

test('a status says its usual words, and no more than there is to say', () => {
  expect(problemBody(404, { code: 'not-found' })).toEqual({
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    code: 'not-found',
  });
});

test('a refused write tells of its fields', () => {
  const errors = [{ path: 'amount', message: 'expected money', code: 'field-invalid' }];
  expect(
    problemBody(422, {
      code: 'page-size',
      values: { most: 5 },
      detail: 'Refused.',
      issues: errors,
    }),
  ).toEqual({
    type: 'about:blank',
    title: 'Unprocessable Content',
    status: 422,
    detail: 'Refused.',
    code: 'page-size',
    values: { most: 5 },
    errors,
  });
});
