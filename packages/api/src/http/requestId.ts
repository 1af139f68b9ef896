import { randomUUID } from 'node:crypto';

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** The form of a request id from a proxy; any other text could inject log lines. */
const FORM = /^[\w-]{8,64}$/;

/** The id of a request: that of the proxy in front, if it has sent one of the right form, else a new one. */
export function requestId(headers: Pick<Headers, 'get'>): string {
  const given = headers.get(REQUEST_ID_HEADER) ?? '';
  return FORM.test(given) ? given : randomUUID();
}
