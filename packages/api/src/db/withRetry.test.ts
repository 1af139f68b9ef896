import { expect, test, vi } from 'vitest';
import { DatabaseBusy } from './database.ts';
import { withRetry } from './withRetry.ts';

const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' });

test('work that lost twice is done the third time', async () => {
  const work = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(deadlock())
    .mockRejectedValueOnce(deadlock())
    .mockResolvedValue('done');
  expect(await withRetry(work)).toBe('done');
});

test('work that loses every time is given up after three repetitions', async () => {
  const work = vi.fn<() => Promise<string>>().mockImplementation(() => Promise.reject(deadlock()));
  await expect(withRetry(work)).rejects.toThrow(DatabaseBusy);
  expect(work).toHaveBeenCalledTimes(4);
});

test('a fault of the work is thrown as it is, at once', async () => {
  const fault = new Error('refused');
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(fault);
  await expect(withRetry(work)).rejects.toBe(fault);
  expect(work).toHaveBeenCalledOnce();
});
