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
