import { expect, test } from 'vitest';
import type { ActionResult } from '../primitives/actionResult.ts';
import { latestWinsQueue } from './latestWinsQueue.ts';

/** A server whose responses are sent by `answer`. */
function slowServer() {
  const saved: number[] = [];
  const answers: ((result: ActionResult) => void)[] = [];
  return {
    saved,
    save: (value: number) => {
      saved.push(value);
      return new Promise<ActionResult>((resolve) => answers.push(resolve));
    },
    answer: async (result: ActionResult) => {
      answers.shift()?.(result);
      // The next write starts some microtasks later.
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    },
  };
}

test('while one write is in flight, only the latest of the others follows', async () => {
  const { save, saved, answer } = slowServer();
  const change = latestWinsQueue(save);
  const ends = Promise.all([change(5), change(10), change(15)]);
  expect(saved).toEqual([5]);
  await answer({ ok: true });
  expect(saved).toEqual([5, 15]);
  await answer({ ok: false, message: 'no' });
  const failed = { ok: false, message: 'no' };
  expect(await ends).toEqual([failed, failed, failed]);
});

test('a failed write does not block the next one', async () => {
  const { save, saved, answer } = slowServer();
  const change = latestWinsQueue(save);
  const first = change(1);
  const second = change(2);
  await answer({ ok: false });
  await answer({ ok: true });
  expect(await second).toEqual({ ok: true });
  expect(await first).toEqual({ ok: true });
  expect(saved).toEqual([1, 2]);
});

test('once the queue is empty, the next value is saved immediately', async () => {
  const { save, saved, answer } = slowServer();
  const change = latestWinsQueue(save);
  const first = change(1);
  await answer({ ok: true });
  await first;
  void change(1);
  expect(saved).toEqual([1, 1]);
});

test('a rejection is a failure with its message', async () => {
  const change = latestWinsQueue(() => Promise.reject(new Error('offline')));
  expect(await change(1)).toEqual({ ok: false, message: 'offline' });
});
