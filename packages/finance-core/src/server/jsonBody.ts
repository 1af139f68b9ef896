import { problemAnswer } from './problemAnswer.ts';

/** The headers of a request, as `Headers` has them. */
export interface RequestHeaders {
  get(name: string): string | null;
}

/** The largest request body, in bytes: 16 KiB. */
export const MAX_BODY_BYTES = 16 * 1024;

/** The answer to a larger body. */
export const BODY_TOO_LARGE = problemAnswer('body-too-large', { kib: MAX_BODY_BYTES / 1024 });

/** Whether the headers announce an uncompressed JSON body. */
export function announcesJson(headers: RequestHeaders): boolean {
  const type = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/json' && headers.get('Content-Encoding') === null;
}
