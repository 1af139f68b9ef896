/**
 * The usual words for a status. HTTP/2 sends none, and an empty body then would leave the message
 * without any text.
 */
const REASONS: Readonly<Record<number, string>> = {
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
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** A response that was no success. Its message is the specification's: status, colon, space, body text. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** The body's text, empty where it had none. */
  readonly body: string;

  /** @param statusText stands in the message where the body is empty. */
  constructor(status: number, body: string, statusText = '') {
    super(`${status}: ${body || statusText || REASONS[status] || 'Unknown Error'}`);
    this.status = status;
    this.body = body;
  }
}
