import type { ContractIssue } from '../contract/contractError.ts';

/** The statuses of a refusal; none of them reports a fault of the server. */
export type RefusalStatus = 400 | 404 | 409 | 422 | 503;

/** A valid request that is not carried out, for example a payment above the balance. Nothing has changed. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;
  readonly issues: readonly ContractIssue[];

  /** @param path the rejected field; empty where it is none in particular. */
  constructor(status: RefusalStatus, message: string, path = '') {
    super(message);
    this.status = status;
    this.issues = [{ path, message }];
  }
}
