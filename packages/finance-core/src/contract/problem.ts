import type { ContractIssue } from './contractError.ts';

/** An error body, `application/problem+json` (RFC 9457). */
export interface Problem {
  /** Names the kind of problem; `about:blank` where the status says it all. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  /** Names the refusal: one of `REFUSAL_CODES`, or one that a newer server knows. */
  readonly code: string;
  /** The values of the sentence, for texts in another language. */
  readonly values?: ProblemValues;
  /** The fields of a refused write, each with what was expected of it. */
  readonly errors?: readonly ProblemIssue[];
}

/**
 * The values of a sentence by their names, in the forms of the wire: money is a decimal string with two
 * digits, a day `YYYY-MM-DD`, a count a number.
 */
export type ProblemValues = Readonly<Record<string, string | number>>;

/** What is wrong with one field of a refused write. */
export interface ProblemIssue extends ContractIssue {
  readonly code: string;
  readonly values?: ProblemValues;
}

/**
 * The usual words for a status, which stand in an error's body, and in its message where it has none:
 * HTTP/2 sends no words with a status.
 */
export const STATUS_TITLES = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  417: 'Expectation Failed',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
} as const;

/** A status that a server of the contract refuses with. */
export type ProblemStatus = keyof typeof STATUS_TITLES;

/** What an error body says beside its status. */
export interface ProblemDetails {
  readonly code: string;
  readonly values?: ProblemValues | undefined;
  /** A sentence of the server's; never what the sender wrote. */
  readonly detail?: string | undefined;
  /** The fields of a refused write. */
  readonly issues?: readonly ProblemIssue[] | undefined;
}

/**
 * Makes the body of an error answer.
 *
 * @example problemBody(404, { code: 'not-found' }).title // 'Not Found'
 */
export function problemBody(
  status: ProblemStatus,
  { code, values, detail, issues }: ProblemDetails,
): Problem {
  return {
    type: 'about:blank',
    title: STATUS_TITLES[status],
    status,
    ...(detail ? { detail } : {}),
    code,
    ...(values ? { values } : {}),
    ...(issues ? { errors: issues } : {}),
  };
}
