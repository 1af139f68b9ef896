import type { ContractIssue, Problem } from '@dime-time/finance-core/contract';
import { HttpResponse } from 'msw/http';

const TITLES = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
} as const;

export type ProblemStatus = keyof typeof TITLES;

export interface ProblemOptions {
  readonly detail?: string;
  readonly issues?: readonly ContractIssue[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error answer, `application/problem+json`. */
export function problem(status: ProblemStatus, options: ProblemOptions = {}): Response {
  const body: Problem = {
    type: 'about:blank',
    title: TITLES[status],
    status,
    ...(options.detail ? { detail: options.detail } : {}),
    ...(options.issues ? { errors: options.issues } : {}),
  };
  return HttpResponse.json(body, {
    status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...options.headers,
    },
  });
}
