import type { Instant } from '@dime-time/finance-core';
import type { ContractIssue } from '@dime-time/finance-core/contract';

/** Whose money a call is about, and when: every rule takes one, and touches no other household. */
export interface Household {
  readonly userId: string;
  /** The zone that says what 'today' and 'this month' are, an IANA name. */
  readonly timeZone: string;
  /** The moment of the call, from the clock at the edge. */
  readonly now: Instant;
}

/** The statuses a refusal may have; none of them says that the server is at fault. */
export type RefusalStatus = 400 | 404 | 409 | 422 | 503;

/** A write that was understood and is not done. Thrown inside a transaction, it leaves nothing behind. */
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
