import { problemResponse } from '@dime-time/finance-core/server';

/**
 * An error answer, `application/problem+json`.
 *
 * @param cause the answer, or the code of one without values.
 */
export function problem(...[cause, headers]: Parameters<typeof problemResponse>): Response {
  return new Response(...problemResponse(cause, headers));
}
