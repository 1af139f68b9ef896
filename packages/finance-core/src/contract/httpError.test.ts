import { expect, test } from 'vitest';
import { HttpError, httpErrorFrom } from './httpError.ts';

test.each([
  [422, '{"title":"Refused"}', 'Unprocessable Content', '422: {"title":"Refused"}'],
  [500, '', 'Internal Server Error', '500: Internal Server Error'],
  // HTTP/2 has no status text.
  [500, '', '', '500: Internal Server Error'],
  [404, '', undefined, '404: Not Found'],
  [599, '', '', '599: Unknown Error'],
  [503, 'down', 'Whatever', '503: down'],
])('%i with body %j reads %4$s', (status, body, statusText, message) => {
  const error = new HttpError(status, body, statusText);
  expect(error.message).toBe(message);
  expect(error).toMatchObject({ name: 'HttpError', status, body });
  expect(error).toBeInstanceOf(Error);
});

// @requirement 8.generic
test('tells the status and the body', async () => {
  const error = await httpErrorFrom(new Response('No such debt', { status: 404 }));
  expect(error.message).toBe('404: No such debt');
});

// @requirement 8.generic
test('an empty body leaves the status text', async () => {
  const response = new Response(null, { status: 500, statusText: 'Internal Server Error' });
  expect((await httpErrorFrom(response)).message).toBe('500: Internal Server Error');
});

test('a body that breaks off counts as empty', async () => {
  const text = () => Promise.reject(new TypeError('terminated'));
  const error = await httpErrorFrom({ status: 502, statusText: 'Bad Gateway', text });
  expect(error.message).toBe('502: Bad Gateway');
});
