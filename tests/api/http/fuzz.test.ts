/**
 * Random requests, made from the contract's own table: for any request, the API does not break, does
 * not write what it refuses, and does not send back what it received. `SEED=` repeats a run.
 */
import {
  endpointPath,
  endpoints,
  readAnswer,
  type Endpoint,
  type EndpointKey,
} from '@dime-time/finance-core/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BAD_AMOUNTS, ODD_TEXTS } from '../../contract/badValues.ts';
import { everyRow } from '../../tools/everyRow.ts';
import { startApi, type Member, type TestApi } from '../../tools/startApi.ts';

const REQUESTS = 2000;
/** Contained in every text that is sent, so that it is recognized in a response. */
const MARK = 'zq7sent7qz';

let api: TestApi;
let ada: Member;
let debtIds: string[] = [];
beforeAll(async () => {
  api = await startApi();
  ada = await api.join();
  debtIds = ((await (await ada.fetch('/api/debts')).json()) as { id: string }[]).map(
    ({ id }) => id,
  );
});
afterAll(() => api.stop());

interface FuzzedRequest {
  readonly key: EndpointKey;
  /** The id of the resource, if the call is about one. */
  readonly id: string;
  readonly method: string;
  readonly query: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

/** Within the size limit of a body, and deeper than a recursive function can go. */
const DEEP = `{"a":${'['.repeat(8000)}${']'.repeat(8000)}}`;

const keys = Object.keys(endpoints) as EndpointKey[];

const markedText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 600 }),
  fc.constantFrom(...ODD_TEXTS.map(([, text]) => text)),
  fc.constantFrom('d_1\u0000', '\ud800', "'; drop table users; --", '${7*7}', '../../etc/passwd'),
);

/** A value for a field: valid ones, and ones that no client should send. */
const fieldValue = fc.oneof(
  { weight: 3, arbitrary: markedText.map((text) => `${MARK}${text}`) },
  { weight: 2, arbitrary: fc.constantFrom(...BAD_AMOUNTS.map(([, value]) => value)) },
  { weight: 2, arbitrary: fc.constantFrom('0.01', '5.00', '999999999999.99', 'manual', 'roundup') },
  { weight: 1, arbitrary: fc.constantFrom(30, 90, 365, 1, 31, 19.99, true, false, 'BTC', '1.00') },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.constantFrom('2026-11-19T14:05:00Z', '1900-01-01T00:00:00Z') },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 2, arbitrary: fc.nat({ max: 9 }).map((index) => debtIds[index] ?? 'd_none') },
);

/** A valid body of each call, to be spoiled in one place: most random bodies never reach a write. */
const TAKEN: Readonly<Partial<Record<EndpointKey, object>>> = {
  createPayment: { amount: '0.01', source: 'manual' },
  updateDebt: { name: 'Card', dueDate: 5 },
  correctDebtBalance: { amount: '9.00', on: '2026-01-31', reason: 'correction' },
  putPlan: {
    strategy: 'snowball',
    order: [],
    extraMonthly: '9.00',
    oneOffs: [{ on: '2999-01-31', amount: '9.00' }],
    includeRoundUps: true,
  },
  answerBankSuggestion: { accept: true },
  includeRoundUps: { from: null },
  createAcceleratedPayment: { amount: '0.01' },
  stakeTokens: { amount: '0.01', duration: 30 },
  exchangeToken: { publicToken: 'public-sandbox-1' },
  testNotification: { userId: 'demo-user', type: 'roundup' },
  sendContact: { name: 'Ada', email: 'ada@example.test', message: 'Hello' },
  createDebt: {
    name: 'Card',
    currentBalance: '9.00',
    minimumPayment: '1.00',
    interestRate: 9,
    dueDate: 1,
  },
  createTransaction: {
    merchant: 'Shop',
    category: 'Food',
    date: new Date().toISOString(),
    amount: '4.67',
  },
  putRoundUpSettings: {
    isEnabled: true,
    multiplier: '1.00',
    autoApplyThreshold: '25.00',
    cryptoEnabled: false,
    cryptoPercentage: '25',
    preferredCrypto: 'BTC',
  },
};

function nearlyTaken(key: EndpointKey, names: readonly string[]): fc.Arbitrary<string> {
  const spoilt = fc.oneof(fc.constant(undefined), fc.constantFrom(undefined, ...names));
  return fc
    .tuple(spoilt, fieldValue, fc.constantFrom('d_nobody', 0, 1))
    .map(([name, value, debt]) => {
      const debtId = typeof debt === 'number' ? debtIds[debt] : debt;
      const whole = { ...(names.includes('debtId') ? { debtId } : {}), ...TAKEN[key] };
      return JSON.stringify(name === undefined ? whole : { ...whole, [name]: value });
    });
}

function bodyFor(key: EndpointKey): fc.Arbitrary<string | undefined> {
  const endpoint: Endpoint = endpoints[key];
  const names = Object.keys(endpoint.body?.entries ?? {});
  const fields = fc.record(Object.fromEntries(names.map((name) => [name, fieldValue] as const)), {
    requiredKeys: [],
  });
  const extra = fc.dictionary(
    fc.constantFrom('userId', 'currentBalance', 'id', '__proto__', 'constructor', `${MARK}field`),
    fieldValue,
    { maxKeys: 1 },
  );
  const object = fc
    .tuple(fields, fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, extra))
    .map(([known, unknown]) => JSON.stringify({ ...known, ...unknown }));
  const broken = object.chain((text) =>
    fc.nat({ max: text.length }).map((at) => text.slice(0, at)),
  );
  return fc.oneof(
    { weight: 3, arbitrary: object },
    { weight: 8, arbitrary: nearlyTaken(key, names) },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
    { weight: 1, arbitrary: fc.constantFrom('', 'null', '[]', '{}{}', '['.repeat(8000), DEEP) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  fc
    .tuple(fc.constantFrom('limit', 'before', 'userId', '%00', '__proto__'), fieldValue)
    .map(([name, value]) => {
      // Not by `String`, which calls a random object's own `toString`.
      const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
      return `?${name}=${encodeURIComponent(text.toWellFormed())}`;
    }),
);

/** Mostly absent: a bad header hides every check that comes after it. */
const seldom = (values: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, values);

const headers = fc
  .record({
    'Content-Type': fc.oneof(
      { weight: 12, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.constantFrom('text/plain', 'x/y', '') },
    ),
    'Idempotency-Key': fc.oneof(
      { weight: 4, arbitrary: fc.constant(undefined) },
      { weight: 4, arbitrary: fc.uuid() },
      { weight: 1, arbitrary: fc.constantFrom('short', `${MARK}-of-the-fuzzer`, 'a'.repeat(256)) },
    ),
    'Content-Encoding': seldom(fc.constantFrom('gzip', 'br')),
    'Accept-Language': seldom(fc.constantFrom('de', '*')),
    'X-Forwarded-For': seldom(fc.constantFrom('1.2.3.4', "' or 1=1", '::1, ::2')),
  })
  .map((all) =>
    Object.fromEntries(
      Object.entries(all).filter((header): header is [string, string] => header[1] !== undefined),
    ),
  );

const id = fc.oneof(
  { weight: 3, arbitrary: fc.nat({ max: 9 }).map((index) => debtIds[index] ?? 'd_none') },
  { weight: 1, arbitrary: fc.nat({ max: 200 }).map((number) => `p_${number}`) },
  { weight: 1, arbitrary: markedText.map((text) => `${MARK}${text.toWellFormed()}`) },
);

const takesBody = (key: EndpointKey) => 'body' in endpoints[key];

const request: fc.Arbitrary<FuzzedRequest> = fc
  .oneof(
    { weight: 3, arbitrary: fc.constantFrom(...keys.filter(takesBody)) },
    { weight: 1, arbitrary: fc.constantFrom(...keys) },
  )
  .chain((key) =>
    fc.record({
      key: fc.constant(key),
      id,
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constant<string>(endpoints[key].method) },
        fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
      ),
      query,
      headers,
      body: bodyFor(key),
    }),
  );

function send({ key, id: about, method, query: asked, headers: sent, body }: FuzzedRequest) {
  const path = endpointPath(endpoints[key], { bank: api.deps.config.bank.segment, id: about });
  const bare = method === 'GET' || body === undefined;
  return ada.fetch(`${path}${asked}`, { method, headers: sent, ...(bare ? {} : { body }) });
}

/** The call that a path and a method select, which may differ from the original one. */
function endpointAsked({ key, method }: FuzzedRequest): Endpoint | undefined {
  const { path } = endpoints[key];
  return Object.values<Endpoint>(endpoints).find(
    (endpoint) => endpoint.path === path && endpoint.method === method,
  );
}

test(`${REQUESTS} requests by chance: nothing breaks, nothing refused is written or echoed`, async () => {
  const statuses = new Map<number, number>();
  let known = await everyRow(api.deps.database);
  await fc.assert(
    fc.asyncProperty(request, async (fuzzed) => {
      const before = known;
      const response = await send(fuzzed);
      known = await everyRow(api.deps.database);
      const text = await response.text();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      expect(response.status).toBeLessThan(500);
      if (response.ok) {
        const asked = endpointAsked(fuzzed);
        if (!asked) throw new Error(`${fuzzed.method} is no call there, and was answered.`);
        if (asked.status === 204) expect(text).toBe('');
        else readAnswer(asked, JSON.parse(text));
        return;
      }
      expect(response.headers.get('Content-Type')).toBe('application/problem+json');
      expect(text).not.toContain(MARK);
      expect(known).toBe(before);
    }),
    { numRuns: REQUESTS, ...(process.env['SEED'] ? { seed: Number(process.env['SEED']) } : {}) },
  );
  // A fuzzer whose requests are all refused at the first check has tested nothing after it.
  const seen = [200, 201, 400, 404, 405, 415, 422].filter((status) => !statuses.has(status));
  expect(seen).toEqual([]);
  expect(api.errors).toEqual([]);
}, 300_000);

/** The paths that the process serves besides the calls of the contract. */
const OTHER_PATHS = [
  '/',
  '/debts',
  '/assets/none.js',
  '/live',
  '/ready',
  '/api',
  '/api/none',
  '/api/openapi.json',
  '/api/login',
  '/api/login/callback',
  '/api/sign-in.css',
  '/api/plaid/webhook',
  ...['auth', 'auth/x', 'me', 'token', 'jwks', 'session/end', 'session/end/confirm', 'none'].map(
    (path) => `/api/oidc/${path}`,
  ),
  '/api/oidc/interaction/x',
  '/api/oidc/.well-known/openid-configuration',
];

const OTHER_QUERIES = ['state', 'code', 'error', 'returnTo', 'client_id', 'redirect_uri', 'prompt'];

const otherRequest = fc.record({
  path: fc.constantFrom(...OTHER_PATHS),
  method: fc.constantFrom('GET', 'GET', 'POST', 'PUT', 'DELETE', 'HEAD'),
  query: fc.array(fc.tuple(fc.constantFrom(...OTHER_QUERIES), markedText), { maxLength: 3 }),
  headers,
  form: fc.option(fc.string({ unit: 'binary', maxLength: 2000 }), { nil: undefined }),
});

test('any other path is answered whole and closed as well, and writes nothing', async () => {
  const before = await everyRow(api.deps.database);
  await fc.assert(
    fc.asyncProperty(otherRequest, async ({ path, method, query: asked, headers: sent, form }) => {
      const search = asked.map(
        ([name, text]) => `${name}=${encodeURIComponent(`${MARK}${text.toWellFormed()}`)}`,
      );
      const bare = method === 'GET' || method === 'HEAD' || form === undefined;
      const response = await fetch(`${api.origin}${path}?${search.join('&')}`, {
        method,
        redirect: 'manual',
        headers: sent,
        ...(bare ? {} : { body: form }),
      });
      // Reading fails if the number of bytes differs from the announced one.
      const text = await response.text();
      expect(response.status, path).toBeLessThan(500);
      expect(response.headers.get('X-Content-Type-Options'), path).toBe('nosniff');
      expect(response.headers.get('Content-Security-Policy'), path).not.toBeNull();
      expect(response.headers.get('Access-Control-Allow-Origin'), path).toBeNull();
      if (!response.ok) expect(text, path).not.toContain(MARK);
    }),
    { numRuns: 400, ...(process.env['SEED'] ? { seed: Number(process.env['SEED']) } : {}) },
  );
  expect(await everyRow(api.deps.database)).toBe(before);
  expect(api.errors).toEqual([]);
}, 120_000);
