import {
  problemResponse,
  type ProblemAnswer,
  type ProblemOptions,
} from '@dime-time/finance-core/server';

/** An error response, `application/problem+json`. */
export function problem(status: ProblemAnswer['status'], options: ProblemOptions = {}): Response {
  return new Response(...problemResponse({ status, ...options }));
}
