import type { ProblemIssue, ProblemStatus, ProblemValues } from '../contract/problem.ts';
import type { RefusalCode } from '../contract/refusalCodes.ts';
import type { ProblemAnswer } from './problemAnswer.ts';

/**
 * A valid request that is not carried out, for example a payment above the balance. Nothing has changed.
 * It is its own error answer.
 */
export class Refusal extends Error implements ProblemAnswer {
  override readonly name = 'Refusal';
  readonly status: ProblemStatus;
  readonly code: RefusalCode;
  readonly values: ProblemValues | undefined;
  readonly detail: string;
  readonly issues: readonly ProblemIssue[];

  /** @param path the rejected field; empty where it is none in particular. */
  constructor({ status, code, values, detail = '' }: ProblemAnswer, path = '') {
    super(detail);
    this.status = status;
    this.code = code;
    this.values = values;
    this.detail = detail;
    this.issues = [{ path, message: detail, code, ...(values ? { values } : {}) }];
  }
}
