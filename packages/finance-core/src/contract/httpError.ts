import { STATUS_TITLES } from './statusTitles.ts';

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
