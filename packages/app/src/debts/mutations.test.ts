import { expect, test, vi } from 'vitest';
import { undoOf } from './mutations.ts';

const payment = { id: 'p_1', date: '2026-11-19T14:05:00Z' };

test('lasts from the entry of the payment to the end its server names', async () => {
  const undo = vi.fn(() => Promise.resolve({ ok: true as const }));
  const offered = undoOf({ ...payment, undoUntil: '2026-11-19T14:05:10Z' }, undo);
  expect(offered?.forMs).toBe(10_000);
  await offered?.run();
  expect(undo).toHaveBeenCalledWith('p_1');
});

test('there is none where the server names no end, or one that has passed', () => {
  const undo = () => Promise.resolve({ ok: true as const });
  expect(undoOf(payment, undo)).toBeUndefined();
  expect(undoOf({ ...payment, undoUntil: payment.date }, undo)).toBeUndefined();
});
