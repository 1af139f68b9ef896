import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** What never reaches a log, wherever in an entry it stands. */
const SECRET_FIELDS = [
  'cookie',
  'authorization',
  'set-cookie',
  'email',
  'amount',
  'balance',
  'currentBalance',
  'accessToken',
  'access_token',
  'publicToken',
  'public_token',
  'idToken',
  'id_token',
  'token',
  'secret',
  'password',
];

/** Writes one line of JSON an entry, without cookies, tokens, amounts and addresses of people. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: ['', '*.', '*.*.'].flatMap((above) =>
        SECRET_FIELDS.map((field) =>
          `${above}${/^\w+$/.test(field) ? field : `["${field}"]`}`.replace('.[', '['),
        ),
      ),
      remove: true,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
