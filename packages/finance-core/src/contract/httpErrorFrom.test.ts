import { expect, test } from 'vitest';
import { httpErrorFrom } from './httpErrorFrom.ts';

test('tells the status and the body', async () => {
  const error = await httpErrorFrom(new Response('No such debt', { status: 404 }));
  expect(error.message).toBe('404: No such debt');
});

test('an empty body leaves the status text', async () => {
  const response = new Response(null, { status: 500, statusText: 'Internal Server Error' });
  expect((await httpErrorFrom(response)).message).toBe('500: Internal Server Error');
});

test('a body that breaks off counts as empty', async () => {
  const text = () => Promise.reject(new TypeError('terminated'));
  const error = await httpErrorFrom({ status: 502, statusText: 'Bad Gateway', text });
  expect(error.message).toBe('502: Bad Gateway');
});
