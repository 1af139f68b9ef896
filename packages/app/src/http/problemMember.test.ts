import { HttpError } from '@dime-time/finance-core/contract';
import { expect, test } from 'vitest';
import { problemMember } from './problemMember.ts';

test('each member of a problem has its own words', () => {
  const error = new HttpError(422, '{"title":"Unprocessable Content","detail":"Too much."}');
  expect(problemMember(error, 'title')).toBe('Unprocessable Content');
  expect(problemMember(error, 'detail')).toBe('Too much.');
});

test.each(['', '<html>', 'null', '[]', '{}', '{"title":5}', '{"title":" "}'])(
  'there are none in %j',
  (body) => {
    expect(problemMember(new HttpError(502, body), 'title')).toBeUndefined();
  },
);
