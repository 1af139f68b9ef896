import type { ContractIssue } from './contractError.ts';

/** An error body, `application/problem+json` (RFC 9457). */
export interface Problem {
  /** Names the kind of problem; `about:blank` where the status says it all. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  /** The fields of a refused write, each with what was expected of it. */
  readonly errors?: readonly ContractIssue[];
}
