import { HttpError } from '@dime-time/finance-core/contract';
import { expect, test } from 'vitest';
import { isSignedOut } from './isSignedOut.ts';

test.each([
  [new HttpError(401, ''), true],
  [new HttpError(403, ''), false],
  [new TypeError('Failed to fetch'), false],
  [undefined, false],
])('%s: %s', (error, expected) => {
  expect(isSignedOut(error)).toBe(expected);
});
