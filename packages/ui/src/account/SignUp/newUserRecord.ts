import type { SignUpFormValues } from '@dime-time/finance-core/validation';

/**
 * The record of a new user, as the page creates it: the form without its confirmation, and when the
 * terms were accepted.
 */
export interface NewUserRecord extends Omit<SignUpFormValues, 'confirmPassword'> {
  readonly id: string;
  /** When the account was created, an ISO instant. */
  readonly createdAt: string;
  /** Always true: the terms have to be accepted first. */
  readonly agreedToTerms: true;
  /** When the three acknowledgments were accepted, an ISO instant. */
  readonly agreedToTermsDate: string;
}

/** The inputs that are not pure: an ID for the record, and the current time. */
export interface NewUserStamp {
  readonly id: string;
  readonly createdAt: string;
  readonly agreedToTermsDate: string;
}

/** Creates the record of a new user from a valid form. The password confirmation is left out. */
export function newUserRecord(form: SignUpFormValues, stamp: NewUserStamp): NewUserRecord {
  const { confirmPassword: _confirmed, ...fields } = form;
  return { ...fields, ...stamp, agreedToTerms: true };
}
