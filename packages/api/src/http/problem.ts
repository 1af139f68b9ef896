import {
  problemBody,
  type ProblemDetails,
  type ProblemStatus,
} from '@dime-time/finance-core/contract';

export interface ProblemOptions extends ProblemDetails {
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error response, `application/problem+json`. */
export function problem(status: ProblemStatus, options: ProblemOptions = {}): Response {
  return new Response(JSON.stringify(problemBody(status, options)), {
    status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...options.headers,
    },
  });
}
