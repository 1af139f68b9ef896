import * as v from 'valibot';
import type { PlaidConfig } from '../../config/config.ts';
import { BankError, type BankFailure } from '../bankProvider.ts';
import { CircuitOpenError, createCircuitBreaker } from './circuitBreaker.ts';
import { errorShape } from './plaidShapes.ts';

/** Makes the calls: all of them are a POST with the keys in the body. */
export interface PlaidClient {
  /** @throws BankError */
  call<Shape extends v.GenericSchema>(
    path: `/${string}`,
    body: object,
    shape: Shape,
  ): Promise<v.InferOutput<Shape>>;
}

/** What Plaid refused with, for those few answers that lead elsewhere than to a failure. */
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
   * How long a call may take, its answer included.
   *
   * @default 20,000
   */
  readonly timeoutMs?: number;
}

/** Plaid says that a call may take as long as its slowest bank. */
const TIMEOUT_MS = 20_000;
const FAILURES_IN_A_ROW = 5;
const OPEN_FOR_MS = 30_000;

/** Codes that say the household has to sign in at its bank again. */
const SIGN_IN_AGAIN = new Set([
  'ITEM_LOGIN_REQUIRED',
  'INVALID_CREDENTIALS',
  'INVALID_MFA',
  'ITEM_LOCKED',
  'USER_SETUP_REQUIRED',
]);

/** Codes that say that a token opens nothing, or nothing any more. */
const INVALID_TOKEN = new Set(['INVALID_PUBLIC_TOKEN', 'INVALID_ACCESS_TOKEN', 'ITEM_NOT_FOUND']);

export function createPlaidClient(options: PlaidClientOptions): PlaidClient {
  const breaker = createCircuitBreaker({
    failures: FAILURES_IN_A_ROW,
    openForMs: OPEN_FOR_MS,
    // A refusal is an answer, also where one bank of many is down; silence and nonsense are trouble.
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
      // The keys are in the body: they go nowhere else.
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
  // The places of what is wrong, and never the values: they are somebody's money.
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
  // What is left may be our keys, our request or the bank's bad day: nothing that ends a link.
  return INVALID_TOKEN.has(code) ? 'refused' : 'unavailable';
}
