import { cents } from '@dime-time/finance-core/money';
import { ContractError, endpoints, HttpError } from '@dime-time/finance-core/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OfflineError, RetryLaterError } from './httpError.ts';
import { pathOf, randomId, request, requestText, setDocumentUser } from './apiClient.ts';
import { expiryCount, onSessionExpiry } from './sessionExpiry.ts';

// Node’s navigator has no onLine.
beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});

function answer(body: BodyInit | null, init: ResponseInit = {}) {
  const fetched = vi.fn((_url: string, _init: RequestInit) =>
    Promise.resolve(new Response(body, init)),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const payment = { id: 'p1', debtId: 'd1', amount: '50.00', date: '2026-11-19T14:05:00Z' };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('request', () => {
  // @requirement 7.json-and-cookies 7.default-query
  test('reads through the schema, with cookies and no body', async () => {
    const fetched = answer(JSON.stringify({ id: 7, firstName: 'Ada', more: true }));
    expect(await request(endpoints.getUser)).toEqual({ id: '7', firstName: 'Ada' });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('/api/user');
    expect(init).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(init?.body).toBeUndefined();
  });

  // @requirement 7.json-and-cookies
  test('writes strictly, and carries the key of the submission', async () => {
    const fetched = answer(JSON.stringify(payment), { status: 201 });
    const body = { debtId: 'd1', amount: cents(5000), source: 'manual' as const };
    const paid = await request(endpoints.createPayment, { body, idempotencyKey: 'key-12345' });
    expect(paid.amount).toBe(5000);
    const init = fetched.mock.calls[0]?.[1];
    expect(init?.body).toBe('{"debtId":"d1","amount":"50.00","source":"manual"}');
    expect(init?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'key-12345',
    });
  });

  test('names the user of the document, and reports a refusal because of it', async () => {
    const onRefused = vi.fn();
    setDocumentUser('ada', onRefused);
    const fetched = answer('{}', { status: 412 });
    await expect(request(endpoints.getDebts)).rejects.toThrow(HttpError);
    expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ 'expected-user': 'ada' });
    expect(onRefused).toHaveBeenCalledOnce();
    // The current-user call finds out who is signed in.
    await expect(request(endpoints.getUser)).rejects.toThrow(HttpError);
    expect(fetched.mock.calls[1]?.[1].headers).not.toHaveProperty('expected-user');
    setDocumentUser('Ada Ørsted', onRefused);
    await expect(request(endpoints.getDebts)).rejects.toThrow(HttpError);
    expect(fetched.mock.calls[2]?.[1].headers).not.toHaveProperty('expected-user');
  });

  test.each([
    ['12345', 12_345],
    ['many', undefined],
    ['-1', undefined],
    [undefined, undefined],
  ])('a count of %s rows in all is %s', async (count, total) => {
    const headers = count === undefined ? {} : { headers: { 'X-Total-Count': count } };
    answer('[]', headers);
    expect((await requestText(endpoints.getTransactions)).total).toBe(total);
  });

  test.each([
    ['Thu, 19 Nov 2026 14:05:04 GMT', Date.UTC(2026, 10, 19, 14, 5, 4)],
    ['soon', undefined],
    [undefined, undefined],
  ])('a response dated %s was sent at %s', async (date, sentAt) => {
    answer('[]', date === undefined ? {} : { headers: { date } });
    expect((await requestText(endpoints.getDebts)).sentAt).toBe(sentAt);
  });

  test('sends the query parameters of a page', async () => {
    const fetched = answer('[]');
    await request(endpoints.getTransactions, { query: { limit: '1000', before: 't & 1' } });
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/transactions?limit=1000&before=t+%26+1');
  });

  test('a status other than 2xx throws status, colon, body text', async () => {
    answer('Not today', { status: 403 });
    await expect(request(endpoints.getDebts)).rejects.toThrow(new HttpError(403, 'Not today'));
    answer(null, { status: 500, statusText: 'Internal Server Error' });
    await expect(request(endpoints.getDebts)).rejects.toThrow('500: Internal Server Error');
  });

  test.each([
    ['HTML', '<!doctype html><p>Hello'],
    ['truncated JSON', '[{"id":"d1",'],
    ['nothing', ''],
    ['another shape', '{"debts":[]}'],
    ['null', 'null'],
  ])('%s is a contract error', async (_name, body) => {
    answer(body);
    await expect(request(endpoints.getDebts)).rejects.toThrow(ContractError);
  });

  test('stops waiting after the time-out', async () => {
    vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      return promise;
    });
    await expect(request(endpoints.getDebts, { timeOutMs: 1 })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });

  test('offline, a write is refused and a read is tried', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const fetched = answer('[]');
    const body = { debtId: 'd1', amount: cents(5000), source: 'manual' as const };
    await expect(request(endpoints.createPayment, { body })).rejects.toThrow(
      new OfflineError('not-sent'),
    );
    expect(fetched).not.toHaveBeenCalled();
    expect(await request(endpoints.getDebts)).toEqual([]);
  });

  test('a rate-limited call is not sent', async () => {
    const fetched = answer('', { status: 429, headers: { 'retry-after': '30' } });
    await expect(request(endpoints.getTokenInfo)).rejects.toThrow('429: Too Many Requests');
    await expect(request(endpoints.getTokenInfo)).rejects.toThrow(RetryLaterError);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('a 401 counts as an expiry, except of public calls, until a call succeeds', async () => {
    answer('', { status: 401 });
    const listener = vi.fn();
    const stop = onSessionExpiry(listener);
    await expect(request(endpoints.getUser)).rejects.toThrow('401');
    const body = { name: 'Ada', email: 'ada@example.test', message: 'Hello' };
    await expect(request(endpoints.sendContact, { body })).rejects.toThrow('401');
    expect([listener.mock.calls.length, expiryCount()]).toEqual([0, 0]);
    await expect(request(endpoints.getDebts)).rejects.toThrow('401');
    await expect(request(endpoints.getPayments)).rejects.toThrow('401');
    expect([listener.mock.calls.length, expiryCount()]).toEqual([1, 1]);
    const paid = { debtId: 'd1', amount: cents(2500), source: 'manual' as const };
    await expect(request(endpoints.createPayment, { body: paid })).rejects.toThrow('401');
    expect([listener.mock.calls.length, expiryCount()]).toEqual([2, 2]);
    answer('[]', {});
    await request(endpoints.getDebts);
    await request(endpoints.getDebts);
    expect([listener.mock.calls.length, expiryCount()]).toEqual([3, 0]);
    stop();
    answer('', { status: 401 });
    await expect(request(endpoints.getDebts)).rejects.toThrow('401');
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test('fills in the bank-connection provider', () => {
    expect(pathOf(endpoints.getBankAccounts)).toBe('/api/plaid/accounts');
  });
});

test('an id is 128 bits in hexadecimal, another one each time', () => {
  const keys = Array.from({ length: 100 }, randomId);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(100);
});
