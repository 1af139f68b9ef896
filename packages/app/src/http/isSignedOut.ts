import { HttpError } from '@dime-time/finance-core/contract';

/** Whether a call failed because nobody is signed in. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}
