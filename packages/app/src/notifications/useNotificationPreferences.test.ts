import { expect, test } from 'vitest';
import { readPreferences } from './useNotificationPreferences.ts';

const DEFAULTS = { push: true, marketing: false };

test.each([
  [
    { push: false, marketing: true },
    { push: false, marketing: true },
  ],
  [{ push: false }, { push: false, marketing: false }],
  [
    { push: 'no', marketing: 1, another: true },
    { push: true, marketing: false },
  ],
  [[], DEFAULTS],
  ['on', DEFAULTS],
  [null, DEFAULTS],
  [undefined, DEFAULTS],
])('of %j %j is read', (kept, read) => {
  expect(readPreferences(kept, DEFAULTS)).toEqual(read);
});
