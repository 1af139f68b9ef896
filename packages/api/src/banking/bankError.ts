import type { BankFailure } from './bankProvider.ts';

/** A call to the bank-connection provider that came to nothing. Its message is for the log alone. */
export class BankError extends Error {
  override readonly name = 'BankError';
  readonly failure: BankFailure;

  constructor(failure: BankFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}
