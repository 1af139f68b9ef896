import { cents } from '@dime-time/finance-core';
import type { RoundUpSettings } from '@dime-time/finance-core/contract';
import { expect, test, vi } from 'vitest';
import type { ActionResult } from '../primitives/actionResult.ts';
import { createSettingsDraft } from './settingsDraft.ts';

const settings = (fields: Partial<RoundUpSettings>) => fields as RoundUpSettings;

test('two concurrent saves run one after the other', async () => {
  const { save } = createSettingsDraft();
  let answer = (_result: ActionResult) => {};
  const first = vi.fn<() => Promise<ActionResult>>(
    () => new Promise((resolve) => (answer = resolve)),
  );
  const second = vi.fn<() => Promise<ActionResult>>(() => Promise.resolve({ ok: true }));
  const saved = save(settings({ isEnabled: false }), first);
  const savedToo = save(settings({ cryptoEnabled: true }), second);
  expect(first).toHaveBeenCalledExactlyOnceWith({ isEnabled: false });
  expect(second).not.toHaveBeenCalled();
  answer({ ok: false });
  expect(await Promise.all([saved, savedToo])).toEqual([{ ok: true }, { ok: true }]);
  expect(second).toHaveBeenCalledExactlyOnceWith({ cryptoEnabled: true });
});

test('notifies every subscriber of unsaved changes, until it unsubscribes', () => {
  const { read, write, subscribe } = createSettingsDraft();
  const listener = vi.fn();
  const stop = subscribe(listener);
  expect(read()).toBeUndefined();
  const unsaved = { settings: settings({ isEnabled: false }), pending: true };
  write(unsaved);
  expect(read()).toBe(unsaved);
  expect(listener).toHaveBeenCalledOnce();
  stop();
  write(undefined);
  expect(read()).toBeUndefined();
  expect(listener).toHaveBeenCalledOnce();
});

/** A server whose responses are sent by `answer`, and a draft that saves a floor on it. */
function slowServer() {
  const { save } = createSettingsDraft();
  const saved: (number | undefined)[] = [];
  const answers: ((result: ActionResult) => void)[] = [];
  return {
    saved,
    change: (floor: number) =>
      save(settings({ floor: cents(floor) }), (sent) => {
        saved.push(sent.floor);
        return new Promise<ActionResult>((resolve) => answers.push(resolve));
      }),
    answer: async (result: ActionResult) => {
      answers.shift()?.(result);
      // The next write starts some microtasks later.
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    },
  };
}

test('while one write is in flight, only the latest of the others follows', async () => {
  const { change, saved, answer } = slowServer();
  const ends = Promise.all([change(5), change(10), change(15)]);
  expect(saved).toEqual([5]);
  await answer({ ok: true });
  expect(saved).toEqual([5, 15]);
  await answer({ ok: false, message: 'no' });
  const failed = { ok: false, message: 'no' };
  expect(await ends).toEqual([failed, failed, failed]);
});

test('a failed write does not block the next one', async () => {
  const { change, saved, answer } = slowServer();
  const first = change(1);
  const second = change(2);
  await answer({ ok: false });
  await answer({ ok: true });
  expect(await second).toEqual({ ok: true });
  expect(await first).toEqual({ ok: true });
  expect(saved).toEqual([1, 2]);
});

test('once the queue is empty, the next value is saved immediately', async () => {
  const { change, saved, answer } = slowServer();
  const first = change(1);
  await answer({ ok: true });
  await first;
  void change(1);
  expect(saved).toEqual([1, 1]);
});

test('a rejection is a failure with its message', async () => {
  const { save } = createSettingsDraft();
  const fail = () => Promise.reject(new Error('offline'));
  expect(await save(settings({}), fail)).toEqual({ ok: false, message: 'offline' });
});
