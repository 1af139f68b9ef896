import { isBlank } from './isBlank.ts';
import type { Validated } from './validated.ts';

export interface SignUpFormValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** The fewest characters of a password. */
export const MIN_PASSWORD_LENGTH = 8;

/** The confirmation is not among them: an empty one is a mismatch, reported by the second rule. */
const REQUIRED = ['firstName', 'lastName', 'email', 'username', 'password'] as const;

/** The notices of a form that is not filled in right. */
export type SignUpRefusal = 'signUpMissing' | 'signUpMismatch' | 'signUpWeakPassword';

/**
 * Checks the sign-up form, in the specification's order: required fields, then the confirmation,
 * then the length of the password.
 *
 * @returns the form without spaces around its fields; the passwords stay as they were typed.
 */
export function validateSignUp(form: SignUpFormValues): Validated<SignUpFormValues, SignUpRefusal> {
  const field = REQUIRED.find((name) => isBlank(form[name]));
  if (field) return { ok: false, notice: 'signUpMissing', field };
  if (form.password !== form.confirmPassword) {
    return { ok: false, notice: 'signUpMismatch', field: 'confirmPassword' };
  }
  if (form.password.length < MIN_PASSWORD_LENGTH) {
    return { ok: false, notice: 'signUpWeakPassword', field: 'password' };
  }
  return {
    ok: true,
    value: {
      firstName: form.firstName.trim(),
      lastName: form.lastName.trim(),
      email: form.email.trim(),
      username: form.username.trim(),
      password: form.password,
      confirmPassword: form.confirmPassword,
    },
  };
}
