import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** What never reaches a log, in an entry or in what it holds. */
const PRIVATE_FIELDS = [
  'cookie',
  'authorization',
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
  '["set-cookie"]',
];

/** Writes one line of JSON an entry, without cookies, tokens, amounts and addresses of people. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const paths = ['', '*', '*.*'].flatMap((above) =>
    PRIVATE_FIELDS.map((field) =>
      above && !field.startsWith('[') ? `${above}.${field}` : above + field,
    ),
  );
  const options = {
    level,
    base: null,
    redact: { paths, remove: true },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** An error without its own fields: those of a database quote the row that it refused. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { type: name, message, ...code, stack, ...(cause ? { cause: describeError(cause) } : {}) };
}
