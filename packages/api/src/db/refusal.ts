import type { ContractIssue } from '@dime-time/finance-core/contract';

/** The HTTP statuses that a refusal may have; none of them blames the server. */
export type RefusalStatus = 400 | 404 | 409 | 422 | 503;

/** A valid request that a rule rejects. Thrown inside a transaction, it rolls the transaction back. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;
  readonly issues: readonly ContractIssue[];

  /** @param path the field that caused the refusal; empty where no single field did. */
  constructor(status: RefusalStatus, message: string, path = '') {
    super(message);
    this.status = status;
    this.issues = [{ path, message }];
  }
}
