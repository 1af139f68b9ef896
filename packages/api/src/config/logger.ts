import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** Fields that are removed from log entries, at up to three levels. */
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

/**
 * Creates a logger that writes JSON lines, without cookies, tokens, amounts and e-mail addresses.
 */
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

/** Drops an error's extra fields: those of a database error quote the rejected row. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { type: name, message, ...code, stack, ...(cause ? { cause: describeError(cause) } : {}) };
}
