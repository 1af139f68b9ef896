import { ContractError, endpoints, HttpError } from '@dime-time/finance-core/contract';
import { describe, expect, test, vi } from 'vitest';
import { createIdempotentMutation } from './idempotentMutation.ts';
import { counter, server, timeOut } from './submissionServer.ts';
import { mutationFor } from './useMutation.ts';

describe('createIdempotentMutation', () => {
  test('sends once for a double click, and both learn the outcome', async () => {
    const { send, sent } = server();
    const { mutate: pay } = createIdempotentMutation(send, { createKey: counter() });
    const outcomes = await Promise.all([pay({ amount: 5 }), pay({ amount: 5 })]);
    expect(sent).toEqual([[{ amount: 5 }, 'key-1']]);
    expect(outcomes).toEqual([
      { ok: true, data: 'paid' },
      { ok: true, data: 'paid' },
    ]);
  });

  test('another payment of the same values, once the first is done, has its own key', async () => {
    const { send, keys } = server();
    const { mutate: pay } = createIdempotentMutation(send, { createKey: counter() });
    await pay({ amount: 5 });
    await pay({ amount: 5 });
    expect(keys()).toEqual(['key-1', 'key-2']);
  });

  test('a quantity of tokens names its submission, too', async () => {
    const { keys, send } = server(timeOut());
    const { mutate: stake } = createIdempotentMutation(
      (body: { amount: bigint }, key) => send({ amount: Number(body.amount) }, key),
      { createKey: counter() },
    );
    await stake({ amount: 5n });
    await stake({ amount: 6n });
    await stake({ amount: 5n });
    expect(keys()).toEqual(['key-1', 'key-2', 'key-1']);
  });

  test.each([
    ['a time-out', timeOut()],
    ['a broken connection', new TypeError('Failed to fetch')],
    ['an unreadable answer', new ContractError('POST /api/payments', [])],
    ['a proxy without an answer', new HttpError(502, '')],
    ['a time-out of a proxy', new HttpError(504, '')],
  ])('after %s we do not know, and a retry keeps the key', async (_name, error) => {
    const { send, keys } = server(error);
    const { mutate: pay } = createIdempotentMutation(send, { createKey: counter() });
    expect(await pay({ amount: 5 })).toEqual({ ok: false, unknown: true });
    expect(await pay({ amount: 5 })).toEqual({ ok: true, data: 'paid' });
    expect(keys()).toEqual(['key-1', 'key-1']);
  });

  test('after an unknown outcome, other values are another submission', async () => {
    const { send, keys } = server(timeOut());
    const { mutate: pay } = createIdempotentMutation(send, { createKey: counter() });
    await pay({ amount: 5 });
    await pay({ amount: 6 });
    await pay({ amount: 5 });
    expect(keys()).toEqual(['key-1', 'key-2', 'key-1']);
  });

  test.each([500, 503, 408, 409, 425, 429])(
    '%i is a failure, and a retry keeps the key',
    async (status) => {
      const error = new HttpError(status, '');
      const { send, keys } = server(error);
      const { mutate: pay } = createIdempotentMutation(send, { createKey: counter() });
      expect(await pay({ amount: 5 })).toEqual({ ok: false, message: error.message, error });
      await pay({ amount: 5 });
      expect(keys()).toEqual(['key-1', 'key-1']);
    },
  );

  test.each([400, 404, 422])(
    '%i is a refusal: the next attempt is a new submission',
    async (status) => {
      const error = new HttpError(status, 'too much');
      const { send, keys } = server(error);
      const { mutate: pay } = createIdempotentMutation(send, { createKey: counter() });
      expect(await pay({ amount: 5 })).toEqual({ ok: false, message: error.message, error });
      await pay({ amount: 5 });
      expect(keys()).toEqual(['key-1', 'key-2']);
    },
  );

  test('a conflict by the code of a rule settles also what was not answered before', async () => {
    const tooLate = new HttpError(409, '{"code":"undo-too-late"}');
    const { send, keys } = server(timeOut(), tooLate);
    const { mutate, pending } = createIdempotentMutation(send, { createKey: counter() });
    await mutate({ amount: 5 });
    expect(await mutate({ amount: 5 })).toMatchObject({ ok: false, error: tooLate });
    expect(pending()).toEqual([]);
    await mutate({ amount: 5 });
    expect(keys()).toEqual(['key-1', 'key-1', 'key-2']);
  });

  // @requirement 7.data.no-retry
  test('nothing is sent again by itself', async () => {
    const { send, sent } = server(timeOut());
    await createIdempotentMutation(send, { createKey: counter() }).mutate({ amount: 5 });
    expect(sent).toHaveLength(1);
  });

  test('its own keys are unique and valid: 8 to 255 visible ASCII', async () => {
    const { send, keys } = server();
    const { mutate: pay } = createIdempotentMutation(send);
    await pay({ amount: 5 });
    await pay({ amount: 5 });
    expect(new Set(keys()).size).toBe(2);
    for (const key of keys()) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });

  test('what was not answered stays in doubt until it is settled itself', async () => {
    const refused = new HttpError(422, 'too much');
    const busy = new HttpError(503, 'busy');
    const { send, keys } = server(timeOut(), 'paid', refused, busy);
    const { mutate, pending, subscribe } = createIdempotentMutation(send, { createKey: counter() });
    const listener = vi.fn();
    subscribe(listener);
    await mutate({ amount: 5 });
    const before = pending();
    expect(before).toEqual([{ amount: 5 }]);
    expect(listener).toHaveBeenCalledTimes(1);

    // Neither another payment nor a rejected one settles it.
    await mutate({ amount: 6 });
    await mutate({ amount: 700 });
    expect(pending()).toBe(before);
    // A failed retry leaves the outcome of the first attempt open.
    expect(await mutate({ amount: 5 })).toEqual({
      ok: false,
      unknown: true,
      message: '503: busy',
      error: busy,
    });
    expect(pending()).toBe(before);

    expect(await mutate({ amount: 5 })).toEqual({ ok: true, data: 'paid' });
    expect(pending()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(keys()).toEqual(['key-1', 'key-2', 'key-3', 'key-1', 'key-1']);
  });

  test('a refusal settles what was in doubt', async () => {
    const refused = new HttpError(422, 'too much');
    const { send } = server(timeOut(), refused);
    const { mutate, pending } = createIdempotentMutation(send, { createKey: counter() });
    await mutate({ amount: 5 });
    expect(await mutate({ amount: 5 })).toEqual({
      ok: false,
      message: '422: too much',
      error: refused,
    });
    expect(pending()).toEqual([]);
  });
});

test.each([401, 403, 412])(
  '%i says nothing about an earlier attempt, which stays in doubt',
  async (status) => {
    const { send, keys } = server(timeOut(), new HttpError(status, ''));
    const { mutate, pending } = createIdempotentMutation(send, { createKey: counter() });
    await mutate({ amount: 5 });
    await mutate({ amount: 5 });
    expect(pending()).toEqual([{ amount: 5 }]);
    await mutate({ amount: 5 });
    expect(keys()).toEqual(['key-1', 'key-1', 'key-1']);
  },
);

test('the order of the fields does not make another submission', async () => {
  const { send, keys } = server(timeOut());
  const { mutate } = createIdempotentMutation(
    ({ amount }: { amount: number; debtId: string }, key) => send({ amount }, key),
    { createKey: counter() },
  );
  await mutate({ amount: 5, debtId: 'a' });
  await mutate({ debtId: 'a', amount: 5 });
  expect(keys()).toEqual(['key-1', 'key-1']);
});

test('a call has one mutation for each cache', () => {
  const cache = new Map();
  const mutation = mutationFor(cache, endpoints.createPayment);
  expect(mutationFor(cache, endpoints.createPayment)).toBe(mutation);
  expect(mutationFor(cache, endpoints.createAcceleratedPayment)).not.toBe(mutation);
  expect(mutationFor(new Map(), endpoints.createPayment)).not.toBe(mutation);
});
