import type { ContractIssue } from '@dime-time/finance-core/contract';

/** A write that was understood and is not done; nothing has changed. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: 400 | 404 | 422;
  readonly issues: readonly ContractIssue[];

  constructor(status: 400 | 404 | 422, message: string, path: string) {
    super(message);
    this.status = status;
    this.issues = [{ path, message }];
  }
}
