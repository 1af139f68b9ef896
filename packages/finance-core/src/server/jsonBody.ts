import type { ProblemAnswer } from './problemResponse.ts';

/** The headers of a request, as `Headers` has them. */
export interface RequestHeaders {
  get(name: string): string | null;
}

/** The largest request body, in bytes: 16 KiB. */
export const MAX_BODY_BYTES = 16 * 1024;

/** The error answers of a body that cannot be read. */
export const BODY_PROBLEMS = {
  notJson: { status: 415, detail: 'The body is JSON, not compressed.' },
  tooLarge: { status: 413, detail: 'The body is at most 16 KiB.' },
  malformed: { status: 400, detail: 'The body is not JSON.' },
} as const satisfies Record<string, ProblemAnswer>;

/** Whether the headers announce an uncompressed JSON body. */
export function announcesJson(headers: RequestHeaders): boolean {
  const type = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/json' && headers.get('Content-Encoding') === null;
}
