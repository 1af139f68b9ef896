import { HttpError } from './httpError.ts';

/** What is needed of a fetch response. */
export interface FailedResponse {
  readonly status: number;
  readonly statusText: string;
  text(): Promise<string>;
}

/**
 * Makes the error of a response that was no success, reading its body's text.
 *
 * A body that breaks off counts as empty: the status is still worth telling.
 *
 * @example if (!response.ok) throw await httpErrorFrom(response); // '500: Internal Server Error'
 */
export async function httpErrorFrom(response: FailedResponse): Promise<HttpError> {
  const body = await response.text().catch(() => '');
  return new HttpError(response.status, body, response.statusText);
}
