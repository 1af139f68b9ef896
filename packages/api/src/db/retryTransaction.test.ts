import { expect, test, vi } from 'vitest';
import { DatabaseBusy } from './database.ts';
import { retryTransaction } from './retryTransaction.ts';

const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' });

test('work that lost twice is done the third time', async () => {
  const work = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(deadlock())
    .mockRejectedValueOnce(deadlock())
    .mockResolvedValue('done');
  expect(await retryTransaction(work)).toBe('done');
});

test('work that loses every time is given up after three repetitions', async () => {
  const work = vi.fn<() => Promise<string>>().mockImplementation(() => Promise.reject(deadlock()));
  await expect(retryTransaction(work)).rejects.toThrow(DatabaseBusy);
  expect(work).toHaveBeenCalledTimes(4);
});

test('a fault of the work is thrown as it is, at once', async () => {
  const fault = new Error('refused');
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(fault);
  await expect(retryTransaction(work)).rejects.toBe(fault);
  expect(work).toHaveBeenCalledOnce();
});
