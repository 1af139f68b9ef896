import { problemBody, type ProblemDetails, type ProblemStatus } from '../contract/problem.ts';

/** What an error answer has besides its status. */
export interface ProblemOptions extends ProblemDetails {
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error answer before it is serialized. */
export interface ProblemAnswer extends ProblemOptions {
  readonly status: ProblemStatus;
}

/**
 * Serializes an error answer, `application/problem+json` (RFC 9457), as the arguments of the
 * constructor of `Response`.
 *
 * @example new Response(...problemResponse({ status: 404 }))
 */
export function problemResponse({
  status,
  headers,
  ...details
}: ProblemAnswer): [body: string, init: { status: number; headers: Record<string, string> }] {
  return [
    JSON.stringify(problemBody(status, details)),
    {
      status,
      headers: {
        'Content-Type': 'application/problem+json',
        'Cache-Control': 'no-store',
        ...headers,
      },
    },
  ];
}
