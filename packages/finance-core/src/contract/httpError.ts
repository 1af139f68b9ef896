import { STATUS_TITLES } from './problem.ts';

/** By any status, known or not. */
const TITLES: Readonly<Record<number, string>> = STATUS_TITLES;

/** A response that was no success. Its message is the specification's: status, colon, space, body text. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** The body's text, empty where it had none. */
  readonly body: string;

  /** @param statusText stands in the message where the body is empty. */
  constructor(status: number, body: string, statusText = '') {
    super(`${status}: ${body || statusText || TITLES[status] || 'Unknown Error'}`);
    this.status = status;
    this.body = body;
  }
}

/** What is needed of a fetch response. */
export interface FailedResponse {
  readonly status: number;
  readonly statusText: string;
  text(): Promise<string>;
}

/**
 * Makes the error of a response that was no success, reading its body's text.
 *
 * A truncated body counts as empty: the status is still reported.
 *
 * @example if (!response.ok) throw await httpErrorFrom(response); // '500: Internal Server Error'
 */
export async function httpErrorFrom(response: FailedResponse): Promise<HttpError> {
  const body = await response.text().catch(() => '');
  return new HttpError(response.status, body, response.statusText);
}
