import * as v from 'valibot';
import type { PlaidConfig } from '../../config/config.ts';
import { BankError, type BankFailure } from '../bankProvider.ts';
import { CircuitOpenError, createCircuitBreaker } from '../../http/circuitBreaker.ts';
import { errorShape } from './plaidShapes.ts';

/** Calls the API: each call is a POST with the keys in the body. */
export interface PlaidClient {
  /** @throws BankError */
  call<Shape extends v.GenericSchema>(
    path: `/${string}`,
    body: object,
    shape: Shape,
  ): Promise<v.InferOutput<Shape>>;
}

/** An error response of Plaid, for the codes that callers handle. */
export class PlaidRefusal extends BankError {
  readonly code: string;
  readonly status: number;

  constructor(path: string, status: number, code: string) {
    super(toFailure(code), `${path} was refused: ${code}.`);
    this.code = code;
    this.status = status;
  }
}

export interface PlaidClientOptions extends Pick<PlaidConfig, 'clientId' | 'secret' | 'baseUrl'> {
  /**
   * The timeout of a call, including its body, in milliseconds.
   *
   * @default 20,000
   */
  readonly timeoutMs?: number;
}

/** Plaid's documentation: a call may take as long as its slowest bank. */
const TIMEOUT_MS = 20_000;
const FAILURES_IN_A_ROW = 5;
const OPEN_FOR_MS = 30_000;

/** Error codes that require a new sign-in at the bank. */
const SIGN_IN_AGAIN = new Set([
  'ITEM_LOGIN_REQUIRED',
  'INVALID_CREDENTIALS',
  'INVALID_MFA',
  'ITEM_LOCKED',
  'USER_SETUP_REQUIRED',
]);

/** Error codes of an invalid or expired token. */
const INVALID_TOKEN = new Set(['INVALID_PUBLIC_TOKEN', 'INVALID_ACCESS_TOKEN', 'ITEM_NOT_FOUND']);

export function createPlaidClient(options: PlaidClientOptions): PlaidClient {
  const breaker = createCircuitBreaker({
    failures: FAILURES_IN_A_ROW,
    openForMs: OPEN_FOR_MS,
    // An error response counts only as a 5xx, since a single bank may be down; timeouts and invalid
    // responses count.
    counts: (error) => !(error instanceof PlaidRefusal) || error.status >= 500,
  });
  return {
    async call(path, body, shape) {
      try {
        return await breaker.run(() => post(options, path, body, shape));
      } catch (error) {
        if (!(error instanceof CircuitOpenError)) throw error;
        throw new BankError('unavailable', `${path} was not asked.`, { cause: error });
      }
    },
  };
}

async function post<Shape extends v.GenericSchema>(
  { baseUrl, clientId, secret, timeoutMs = TIMEOUT_MS }: PlaidClientOptions,
  path: string,
  body: object,
  shape: Shape,
): Promise<v.InferOutput<Shape>> {
  let status: number;
  let answer: unknown;
  try {
    const response = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ client_id: clientId, secret, ...body }),
      // The keys are in the body, so redirects are not followed.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    status = response.status;
    answer = await response.json();
  } catch (cause) {
    throw new BankError('unavailable', `${path} did not answer.`, { cause });
  }
  if (status !== 200) throw toError(path, status, answer);
  const read = v.safeParse(shape, answer);
  if (read.success) return read.output;
  // The paths of the invalid fields, without their values, which are users' financial data.
  const places = read.issues.map((issue) => v.getDotPath(issue) ?? 'the answer');
  throw new BankError('unavailable', `${path} answered something else at ${places.join(', ')}.`);
}

function toError(path: string, status: number, answer: unknown): BankError {
  const error = v.safeParse(errorShape, answer);
  return error.success
    ? new PlaidRefusal(path, status, error.output.error_code)
    : new BankError('unavailable', `${path} answered ${status}.`);
}

function toFailure(code: string): BankFailure {
  if (SIGN_IN_AGAIN.has(code)) return 'sign-in-required';
  // Other codes may be about our keys, our request or a temporary error, which must not end a link.
  return INVALID_TOKEN.has(code) ? 'refused' : 'unavailable';
}
