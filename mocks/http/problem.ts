import { problemResponse, type ProblemAnswer } from '@dime-time/finance-core/server';

/** An error answer, `application/problem+json`. */
export function problem(status: ProblemAnswer['status'], options?: Omit<ProblemAnswer, 'status'>) {
  return new Response(...problemResponse({ status, ...options }));
}
