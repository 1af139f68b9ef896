import { expect, test } from 'vitest';
import { validateSignUp } from './validateSignUp.ts';

const FORM = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.test',
  username: 'ada',
  password: 'longenough',
  confirmPassword: 'longenough',
};

const MISSING = 'signUpMissing';
const MISMATCH = 'signUpMismatch';
const WEAK = 'signUpWeakPassword';

// @requirement 3.signup-form
test('a whole form passes, trimmed but for the passwords', () => {
  const padded = {
    ...FORM,
    email: ' ada@example.test ',
    password: ' spaced 1 ',
    confirmPassword: ' spaced 1 ',
  };
  expect(validateSignUp(padded)).toEqual({
    ok: true,
    value: { ...FORM, password: ' spaced 1 ', confirmPassword: ' spaced 1 ' },
  });
});

// @requirement 5.signup.required
test.each(['firstName', 'lastName', 'email', 'username', 'password'] as const)(
  '%s is required, also against spaces only',
  (field) => {
    for (const empty of ['', '  ']) {
      expect(validateSignUp({ ...FORM, [field]: empty })).toMatchObject({
        ok: false,
        notice: MISSING,
        field,
      });
    }
  },
);

// @requirement 5.signup.order 5.signup.length
test.each([
  [
    'missing comes before mismatch and length',
    { email: '', password: 'a', confirmPassword: 'b' },
    MISSING,
  ],
  ['mismatch comes before length', { password: 'short', confirmPassword: 'other' }, MISMATCH],
  ['an empty confirmation is a mismatch', { confirmPassword: '' }, MISMATCH],
  ['a difference in case is a mismatch', { confirmPassword: 'LongEnough' }, MISMATCH],
  ['seven characters are too few', { password: '1234567', confirmPassword: '1234567' }, WEAK],
])('%s', (_rule, change, notice) => {
  expect(validateSignUp({ ...FORM, ...change })).toMatchObject({ ok: false, notice });
});

// @requirement 5.signup.length 9.signup.password
test('eight characters are enough', () => {
  const result = validateSignUp({ ...FORM, password: '12345678', confirmPassword: '12345678' });
  expect(result.ok).toBe(true);
});
