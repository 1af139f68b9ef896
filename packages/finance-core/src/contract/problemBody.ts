import type { ContractIssue } from './contractError.ts';
import type { Problem } from './problem.ts';
import { STATUS_TITLES, type ProblemStatus } from './statusTitles.ts';

/** What an error body says beside its status. */
export interface ProblemDetails {
  /** A sentence of the server's; never what the sender wrote. */
  readonly detail?: string;
  /** The fields of a refused write. */
  readonly issues?: readonly ContractIssue[];
}

/**
 * Makes the body of an error answer.
 *
 * @example problemBody(404).title // 'Not Found'
 */
export function problemBody(
  status: ProblemStatus,
  { detail, issues }: ProblemDetails = {},
): Problem {
  return {
    type: 'about:blank',
    title: STATUS_TITLES[status],
    status,
    ...(detail ? { detail } : {}),
    ...(issues ? { errors: issues } : {}),
  };
}
