import { expect, test } from 'vitest';
import { checkExpectedUser } from './checkExpectedUser.ts';

const check = (header: string | null) =>
  checkExpectedUser({ get: (name) => (name === 'Expected-User' ? header : null) }, 'ada')?.status;

test('accepts a request of the page of this user, and one that names nobody', () => {
  expect(check('ada')).toBeUndefined();
  expect(check(null)).toBeUndefined();
});

test.each(['grace', '', 'Ada', 'ada, grace'])('refuses a request of the page of %o', (header) => {
  expect(check(header)).toBe(412);
});
