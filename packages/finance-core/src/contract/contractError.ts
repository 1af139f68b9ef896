import type * as v from 'valibot';

/** One thing that is wrong with a value, and where. */
export interface ContractIssue {
  /** The keys from the root joined by points, `0.currentBalance`; empty for the root. */
  readonly path: string;
  /** What was expected there. Never quotes the value. */
  readonly message: string;
}

/** The message of a required field that is not there. */
export const MISSING = 'is missing';

/** The message where a field is that the contract does not have; the field is not named. */
export const UNKNOWN_FIELD = 'has a field that is not known';

/** A value that violates the wire contract. */
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

/**
 * The issues of a schema with messages of the contract.
 *
 * The schema library's messages quote the input; these must not, since they are sent in answers
 * and into logs.
 */
export function contractIssues(issues: readonly v.BaseIssue<unknown>[]): ContractIssue[] {
  return issues.map((issue) => {
    const path = issue.path?.map((item) => String(item.key)) ?? [];
    if (issue.kind === 'schema' && issue.expected === 'never') {
      // The unknown key is text of the sender and is not quoted, only its place.
      return { path: path.slice(0, -1).join('.'), message: UNKNOWN_FIELD };
    }
    if (issue.kind === 'schema' && issue.received === 'undefined') {
      return { path: path.join('.'), message: MISSING };
    }
    // The messages of the contract begin so; the library's begin with 'Invalid' and quote what was received.
    const own = issue.message.startsWith('expected ');
    return { path: path.join('.'), message: own ? issue.message : `expected ${issue.expected}` };
  });
}
