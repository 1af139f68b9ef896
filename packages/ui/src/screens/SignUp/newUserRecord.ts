import type { SignUpForm } from '@dime-time/finance-core/validate';

/** The record of a new user, as the page builds it: the form without its confirmation, and when the terms were agreed to. */
export interface NewUserRecord extends Omit<SignUpForm, 'confirmPassword'> {
  readonly id: string;
  /** When the account was made, an ISO instant. */
  readonly createdAt: string;
  /** Nobody gets here without agreeing. */
  readonly agreedToTerms: true;
  /** When the three acknowledgments were accepted, an ISO instant. */
  readonly agreedToTermsDate: string;
}

/** What the page cannot know by itself: a name for the record, and the time. */
export interface NewUserStamp {
  readonly id: string;
  readonly createdAt: string;
  readonly agreedToTermsDate: string;
}

/** Builds the record of a new user from a valid form. The confirmation of the password is left out. */
export function newUserRecord(form: SignUpForm, stamp: NewUserStamp): NewUserRecord {
  const { confirmPassword: _confirmed, ...kept } = form;
  return { ...kept, ...stamp, agreedToTerms: true };
}
