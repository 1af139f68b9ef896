import { HttpError } from '@dime-time/finance-core/contract';
import { describe, expect, test, vi } from 'vitest';
import { OfflineError } from '../http/httpError.ts';
import {
  createIdempotentMutation,
  type SubmissionStore,
  type UnconfirmedSubmission,
} from './idempotentMutation.ts';
import { counter, server, timeOut } from './submissionServer.ts';

describe('a submission that outlasts its page', () => {
  /** A store with what was kept before, and what another tab does. */
  function memory(...kept: UnconfirmedSubmission<{ amount: number }>[]) {
    let removeElsewhere: (key: string) => void = () => {};
    const store: SubmissionStore<{ amount: number }> = {
      load: () => [...kept],
      save: (submission) => {
        if (!kept.some(({ key }) => key === submission.key)) kept.push(submission);
      },
      remove: (key) => {
        kept = kept.filter((each) => each.key !== key);
      },
      onRemoved: (listener) => {
        removeElsewhere = listener;
      },
    };
    return {
      store,
      keys: () => kept.map(({ key }) => key),
      removeElsewhere: (key: string) => {
        store.remove(key);
        removeElsewhere(key);
      },
    };
  }

  test('is kept before it is sent, and until it is settled', async () => {
    const { store, keys } = memory();
    const seen: string[][] = [];
    const outcomes = [timeOut(), new HttpError(503, ''), 'paid'];
    const { mutate } = createIdempotentMutation(
      () => {
        seen.push(keys());
        const outcome = outcomes.shift();
        return typeof outcome === 'string' ? Promise.resolve(outcome) : Promise.reject(outcome);
      },
      { createKey: counter(), store },
    );
    await mutate({ amount: 5 });
    expect(keys()).toEqual(['key-1']);
    await mutate({ amount: 5 });
    expect(keys()).toEqual(['key-1']);
    await mutate({ amount: 5 });
    expect(keys()).toEqual([]);
    expect(seen).toEqual([['key-1'], ['key-1'], ['key-1']]);
  });

  test('is in doubt on the next page, whose retry keeps the key', async () => {
    const { store, keys } = memory({ body: { amount: 5 }, key: 'before' });
    const { send, keys: sentKeys } = server('paid');
    const { mutate, pending } = createIdempotentMutation(send, { createKey: counter(), store });
    expect(pending()).toEqual([{ amount: 5 }]);
    expect(await mutate({ amount: 5 })).toEqual({ ok: true, data: 'paid' });
    expect(sentKeys()).toEqual(['before']);
    expect(pending()).toEqual([]);
    expect(keys()).toEqual([]);
  });

  test.each([
    ['nothing was sent', new OfflineError('not-sent')],
    ['the server has failed', new HttpError(500, '')],
    ['the server has refused it', new HttpError(422, '')],
  ])('is not in doubt where %s', async (_name, error) => {
    const { store, keys } = memory();
    const { send } = server(error);
    await createIdempotentMutation(send, { store }).mutate({ amount: 5 });
    expect(keys()).toEqual([]);
  });

  test('is settled here too, once another tab has settled it', () => {
    const { store, removeElsewhere } = memory({ body: { amount: 5 }, key: 'before' });
    const { pending, subscribe } = createIdempotentMutation(server().send, { store });
    const listener = vi.fn();
    subscribe(listener);
    removeElsewhere('unknown');
    expect(listener).not.toHaveBeenCalled();
    removeElsewhere('before');
    expect(pending()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('that another tab has settled is not sent again at once, but asked about', async () => {
    const { store, removeElsewhere } = memory();
    const { send, keys } = server(timeOut(), 'paid');
    const { mutate } = createIdempotentMutation(send, { createKey: counter(), store });
    await mutate({ amount: 5 });
    removeElsewhere('key-1');
    expect(await mutate({ amount: 5 })).toMatchObject({ ok: false, notSent: true });
    expect(keys()).toEqual(['key-1']);
    expect(await mutate({ amount: 5 })).toEqual({ ok: true, data: 'paid' });
    expect(keys()).toEqual(['key-1', 'key-2']);
  });

  test('of another tab is in doubt here too, after a reload of the store', async () => {
    const { store } = memory();
    const { send, keys } = server('paid');
    const { mutate, pending, reload } = createIdempotentMutation(send, { store });
    store.save({ body: { amount: 5 }, key: 'elsewhere' });
    expect(pending()).toEqual([]);
    reload();
    expect(pending()).toEqual([{ amount: 5 }]);
    await mutate({ amount: 5 });
    expect(keys()).toEqual(['elsewhere']);
  });

  test('is recognized by its identity, and retried with its first body', async () => {
    const { store } = memory({ body: { amount: 5.1 }, key: 'before' });
    const { send, sent } = server('paid', 'paid');
    const { mutate } = createIdempotentMutation(send, {
      createKey: counter(),
      store,
      identityOf: ({ amount }) => Math.floor(amount),
    });
    await mutate({ amount: 5.9 });
    await mutate({ amount: 5.9 });
    expect(sent).toEqual([
      [{ amount: 5.1 }, 'before'],
      [{ amount: 5.9 }, 'key-1'],
    ]);
  });

  test('that another tab has sent since is retried with its key', async () => {
    const { store } = memory();
    const { send, keys } = server('paid', 'paid');
    const { mutate } = createIdempotentMutation(send, { createKey: counter(), store });
    store.save({ body: { amount: 5 }, key: 'elsewhere' });
    await mutate({ amount: 5 });
    await mutate({ amount: 5 });
    expect(keys()).toEqual(['elsewhere', 'key-1']);
  });
});
