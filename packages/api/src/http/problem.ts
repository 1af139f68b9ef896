import type { ContractIssue, Problem } from '@dime-time/finance-core/contract';

const TITLES = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const;

export type ProblemStatus = keyof typeof TITLES;

export interface ProblemOptions {
  /** A sentence of ours; never what the sender wrote. */
  readonly detail?: string;
  readonly issues?: readonly ContractIssue[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** The body of an error answer. */
export function problemBody(status: ProblemStatus, options: ProblemOptions = {}): Problem {
  return {
    type: 'about:blank',
    title: TITLES[status],
    status,
    ...(options.detail ? { detail: options.detail } : {}),
    ...(options.issues ? { errors: options.issues } : {}),
  };
}

/** An error answer, `application/problem+json`. */
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
