import type { ContractIssue } from '@dime-time/finance-core/contract';

/** A write that was understood and is not done; nothing has changed. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;
  readonly issues: readonly ContractIssue[];

  /** @param path the field that is at fault; empty where it is none in particular. */
  constructor(status: RefusalStatus, message: string, path = '') {
    super(message);
    this.status = status;
    this.issues = [{ path, message }];
  }
}

type RefusalStatus = 400 | 404 | 409 | 422;
