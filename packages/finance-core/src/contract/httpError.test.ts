import { expect, test } from 'vitest';
import { HttpError } from './httpError.ts';

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
