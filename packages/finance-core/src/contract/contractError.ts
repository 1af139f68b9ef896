/** One thing that is wrong with a value, and where. */
export interface ContractIssue {
  /** The keys from the root joined by points, `0.currentBalance`; empty for the root. */
  readonly path: string;
  /** What was expected there. Never quotes the value. */
  readonly message: string;
}

/** A value that does not keep to the wire contract. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  /** Where the first fault is. */
  readonly path: string;
  readonly issues: readonly ContractIssue[];

  /** @param subject what was read or written: `GET /api/debts`. */
  constructor(subject: string, issues: readonly ContractIssue[]) {
    const first = issues[0];
    super(`${subject}: ${first?.path || 'the whole value'}: ${first?.message ?? 'not valid'}`);
    this.path = first?.path ?? '';
    this.issues = issues;
  }
}
