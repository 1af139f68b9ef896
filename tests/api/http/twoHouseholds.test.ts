/** Every call and every id of one household, tried by another. */
import {
  endpointPath,
  endpoints,
  type Endpoint,
  type EndpointKey,
} from '@dime-time/finance-core/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type Member, type TestApi } from '../../tools/startApi.ts';

const entries = Object.entries<Endpoint>(endpoints) as [EndpointKey, Endpoint][];
const reads = entries.filter(([, { method }]) => method === 'GET');
const ID_FIELDS = new Set(['id', 'debtId', 'accountId', 'account_id', 'transaction_id']);

const PLAN = {
  strategy: 'snowball',
  order: [] as string[],
  extraMonthly: '100.00',
  oneOffs: [],
  includeRoundUps: true,
};

let api: TestApi;
let ada: Member;
let grace: Member;
const idsOfAda = new Map<string, string>();
/** Some of each kind: enough to try, where all would be a thousand calls of one outcome. */
let triedIds: readonly string[] = [];
let planId = '';
const OF_EACH_KIND = 4;

const pathOf = (endpoint: Endpoint) =>
  endpointPath(endpoint, { bank: api.deps.config.bank.segment });

/** All ids in an answer, each with the field it stands in. */
function collectIds(json: unknown, into: Map<string, string>, field = ''): void {
  if (Array.isArray(json)) {
    for (const item of json) collectIds(item, into);
  } else if (typeof json === 'object' && json !== null) {
    for (const [key, value] of Object.entries(json)) collectIds(value, into, key);
  } else if (typeof json === 'string' && ID_FIELDS.has(field)) {
    into.set(json, field);
  }
}

async function snapshot(member: Member): Promise<string> {
  const texts = reads.map(async ([, endpoint]) => (await member.fetch(pathOf(endpoint))).text());
  return (await Promise.all(texts)).join('\n');
}

const post = (member: Member, endpoint: Endpoint, body: object, key?: string) =>
  member.fetch(pathOf(endpoint), {
    method: endpoint.method,
    headers: { 'Content-Type': 'application/json', ...(key ? { 'Idempotency-Key': key } : {}) },
    body: JSON.stringify(body),
  });

beforeAll(async () => {
  api = await startApi();
  ada = await api.join('ada');
  grace = await api.join('grace');
  planId = ((await (await post(ada, endpoints.putPlan, PLAN)).json()) as { id: string }).id;
  for (const [, endpoint] of reads) {
    const found = new Map<string, string>();
    collectIds(await (await ada.fetch(pathOf(endpoint))).json(), found);
    for (const [id, field] of found) idsOfAda.set(id, field);
    triedIds = [...triedIds, ...[...found.keys()].slice(0, OF_EACH_KIND)];
  }
});
afterAll(() => api.stop());

test('there is something to leak', () => {
  expect(idsOfAda.size).toBeGreaterThan(100);
  expect(new Set(triedIds).size).toBeGreaterThan(20);
  expect(idsOfAda.has(planId)).toBe(true);
});

test.each(reads)('%s shows nothing of the other household', async (_key, endpoint) => {
  const response = await grace.fetch(pathOf(endpoint));
  const found = new Map<string, string>();
  collectIds(await response.json(), found);
  expect([...found.keys()].filter((id) => idsOfAda.has(id))).toEqual([]);
});

test('whoever asks with another’s number in the address is answered about themselves', async () => {
  for (const [, endpoint] of reads) {
    const own = await (await grace.fetch(pathOf(endpoint))).text();
    const asked = await grace.fetch(`${pathOf(endpoint)}?userId=${ada.userId}&user=${ada.userId}`);
    expect(await asked.text()).toBe(own);
  }
});

describe('an id of the other household', () => {
  /** A body that each call would take from its own household. */
  const BODIES: Partial<Record<EndpointKey, object>> = {
    createPayment: { amount: '1.00', source: 'manual' },
    createAcceleratedPayment: { amount: '1.00' },
  };
  const withDebt = entries.filter(([, { body }]) => body && 'debtId' in body.entries);

  test('every call that takes one is tried', () => {
    expect(withDebt.map(([key]) => key)).toEqual(Object.keys(BODIES));
  });

  test.each(withDebt)('in %s is answered like one that nobody has', async (key, endpoint) => {
    const before = [await snapshot(ada), await snapshot(grace)];
    const unknown = await post(grace, endpoint, { ...BODIES[key], debtId: 'd_nobody' });
    const expected = [unknown.status, await unknown.text()];
    expect(unknown.status).toBe(404);
    for (const id of triedIds) {
      const response = await post(grace, endpoint, { ...BODIES[key], debtId: id });
      expect([response.status, await response.text()]).toEqual(expected);
    }
    expect([await snapshot(ada), await snapshot(grace)]).toEqual(before);
  });

  test('in the order of a plan is answered like one that nobody has', async () => {
    const before = [await snapshot(ada), await snapshot(grace)];
    const save = async (id: string) => {
      const plan = { ...PLAN, strategy: 'custom', order: [id] };
      const response = await post(grace, endpoints.putPlan, plan);
      return [response.status, await response.text()];
    };
    const unknown = await save('d_nobody');
    expect(unknown[0]).toBe(422);
    for (const id of triedIds) expect(await save(id)).toEqual(unknown);
    expect([await snapshot(ada), await snapshot(grace)]).toEqual(before);
  });

  test('where a page begins is answered like one that nobody has', async () => {
    const ask = async (before: string) => {
      const query = new URLSearchParams({ limit: '10', before });
      const response = await grace.fetch(`${pathOf(endpoints.getTransactions)}?${query}`);
      return [response.status, await response.text()];
    };
    const unknown = await ask('t_nobody');
    expect(unknown[0]).toBe(400);
    for (const id of triedIds) expect(await ask(id)).toEqual(unknown);
  });
});

describe('a key of the other household', () => {
  test.each([
    [
      'createDebt',
      { name: 'Card', currentBalance: '9.00', minimumPayment: '1.00', interestRate: 9, dueDate: 1 },
    ],
    [
      'createTransaction',
      { merchant: 'Shop', category: 'Food', date: new Date().toISOString(), amount: '4.67' },
    ],
    ['putPlan', PLAN],
    ['renewCalendarAddress', {}],
    ['exchangeToken', { publicToken: 'public-sandbox-tidewater.x' }],
    ['createLinkToken', {}],
  ] as const)('in %s is a key of one’s own', async (key, body) => {
    const shared = `the-same-key-${key}`;
    const first = await post(ada, endpoints[key], body, shared);
    expect(first.ok).toBe(true);
    const text = await first.text();
    const other = await post(grace, endpoints[key], body, shared);
    expect(other.ok).toBe(true);
    expect(await other.text()).not.toBe(text);
    // Grace's write took nothing from Ada's: her key still answers with her own.
    expect(await (await post(ada, endpoints[key], body, shared)).text()).toBe(text);
  });
});

describe('the calendar of one', () => {
  let calendarOfAda = '';
  beforeAll(async () => {
    const made = await post(ada, endpoints.renewCalendarAddress, {});
    calendarOfAda = ((await made.json()) as { url: string }).url;
  });

  test('has an address that the other is not told', async () => {
    const told = await (await grace.fetch(pathOf(endpoints.getCalendarAddress))).text();
    expect(told).not.toContain(calendarOfAda);
  });

  test('is not renewed by the other', async () => {
    const other = await post(grace, endpoints.renewCalendarAddress, {});
    const { url } = (await other.json()) as { url: string };
    expect(url).not.toBe(calendarOfAda);
    expect(await (await ada.fetch(pathOf(endpoints.getCalendarAddress))).json()).toEqual({
      url: calendarOfAda,
    });
  });

  test('is that of one, whoever’s session opens it', async () => {
    const path = new URL(calendarOfAda).pathname;
    const withoutStamp = async (answer: Promise<Response>) =>
      (await (await answer).text()).replaceAll(/DTSTAMP:.*/g, '');
    expect(await withoutStamp(grace.fetch(path))).toBe(await withoutStamp(ada.fetch(path)));
  });
});

test('the session of one is not ended by the other signing out', async () => {
  const leaving = await api.join('grace');
  await leaving.fetch('/api/logout', { redirect: 'manual' });
  expect((await leaving.fetch('/api/user')).status).toBe(401);
  expect((await ada.fetch('/api/user')).status).toBe(200);
});
