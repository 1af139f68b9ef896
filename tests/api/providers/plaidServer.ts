import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An answer as it goes over the wire. */
export interface WireAnswer {
  readonly status?: number;
  readonly body: unknown;
}

/** What the server was asked, its keys left out. */
interface Asked {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

/** A server on this machine that answers like Plaid, in the shapes it documents. */
export interface PlaidServer {
  readonly url: string;
  readonly asked: Asked[];
  /** The answers to come for a path, one after the other; the last one stays. */
  readonly answers: Map<string, WireAnswer[]>;
  /** What is done with a request in place of answering it. */
  mishap: 'none' | 'silence' | 'reset' | 'redirect' | 'page';
  /** A message as Plaid signs it. */
  signed(body: string, change?: SignedChange): Headers;
  stop(): Promise<void>;
}

/** What is wrong with a signed message. */
interface SignedChange {
  readonly iat?: number;
  readonly alg?: string;
  readonly kid?: string;
  readonly about?: string;
  readonly key?: KeyObject;
}

/** Where a redirect leads: an answer of every shape is there for who follows it. */
const ELSEWHERE = '/elsewhere';

const KEYS = { client_id: 'client', secret: 'secret' };

export function errorAnswer(type: string, code: string, status = 400): WireAnswer {
  const body = {
    error_type: type,
    error_code: code,
    error_message: 'a message for developers',
    display_message: null,
    request_id: 'r1',
  };
  return { status, body };
}

/** @param now in seconds, the moment at which messages are signed. */
export async function startPlaidServer(now: number): Promise<PlaidServer> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const asked: Asked[] = [];
  const answers = new Map<string, WireAnswer[]>();
  const { x, y, kty, crv } = publicKey.export({ format: 'jwk' });
  answers.set('/webhook_verification_key/get', [
    { body: { key: { alg: 'ES256', kid: 'k1', use: 'sig', kty, crv, x, y, expired_at: null } } },
  ]);
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '';
      const sent = JSON.parse(await text(request)) as Record<string, unknown>;
      const { client_id, secret, ...body } = sent;
      asked.push({ path, body });
      if (plaid.mishap === 'silence') return;
      if (plaid.mishap === 'reset') return request.socket.destroy();
      if (plaid.mishap === 'redirect' && path !== ELSEWHERE) {
        return response.writeHead(307, { Location: ELSEWHERE }).end();
      }
      if (plaid.mishap === 'page') return response.writeHead(502).end('<p>Bad Gateway</p>');
      const isKnown = client_id === KEYS.client_id && secret === KEYS.secret;
      const answer = isKnown
        ? nextOf(answers, path)
        : errorAnswer('INVALID_INPUT', 'INVALID_API_KEYS');
      response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json' });
      return response.end(JSON.stringify(answer.body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const plaid: PlaidServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answers,
    mishap: 'none',
    signed: (body, change = {}) => signedHeaders(body, { key: privateKey, iat: now, ...change }),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return plaid;
}

function nextOf(answers: Map<string, WireAnswer[]>, path: string): WireAnswer {
  const [next, ...rest] = answers.get(path) ?? [];
  if (!next) return errorAnswer('INVALID_REQUEST', 'UNKNOWN_FIELDS');
  if (rest.length > 0) answers.set(path, rest);
  return next;
}

function signedHeaders(
  body: string,
  { iat, alg = 'ES256', kid = 'k1', about = body, key }: SignedChange & { key: KeyObject },
): Headers {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  const hash = createHash('sha256').update(about).digest('hex');
  const head = part({ alg, kid, typ: 'JWT' });
  const claims = part({ iat, request_body_sha256: hash });
  const signature = sign('sha256', Buffer.from(`${head}.${claims}`), {
    key,
    dsaEncoding: 'ieee-p1363',
  });
  return new Headers({
    'Plaid-Verification': `${head}.${claims}.${signature.toString('base64url')}`,
  });
}
