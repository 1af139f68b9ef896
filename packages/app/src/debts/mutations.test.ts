import { expect, test, vi } from 'vitest';
import { mayBeUndone, undoOf } from './mutations.ts';

const payment = { id: 'p_1', date: '2026-11-19T14:05:00Z' };

test('lasts from the entry of the payment to the end its server names', async () => {
  const undo = vi.fn(() => Promise.resolve({ ok: true as const }));
  const offered = undoOf({ ...payment, undoUntil: '2026-11-19T14:05:10Z' }, undefined, undo);
  expect(offered?.forMs).toBe(10_000);
  await offered?.run();
  expect(undo).toHaveBeenCalledWith('p_1');
});

test('there is none where the server names no end, or one that has passed', () => {
  const undo = () => Promise.resolve({ ok: true as const });
  expect(undoOf(payment, undefined, undo)).toBeUndefined();
  expect(undoOf({ ...payment, undoUntil: payment.date }, undefined, undo)).toBeUndefined();
});

test.each([
  ['the same second', '14:05:00', 10_000],
  ['four seconds later', '14:05:04', 5_500],
  ['its last second', '14:05:09', 500],
  ['the second in which it ends', '14:05:10', undefined],
  ['long after', '14:05:14', undefined],
])('a response in %s leaves what the server’s clock leaves', (_name, time, left) => {
  const undo = () => Promise.resolve({ ok: true as const });
  const paid = {
    id: 'p_1',
    date: '2026-11-19T14:05:00.500Z',
    undoUntil: '2026-11-19T14:05:10.500Z',
  };
  const sentAt = Date.parse(`2026-11-19T${time}Z`);
  expect(undoOf(paid, sentAt, undo)?.forMs).toBe(left);
});

test('only a response that is later than its payment may be of one that was undone', () => {
  const paid = { date: '2026-11-19T14:05:00.500Z', undoUntil: '2026-11-19T14:05:10.500Z' };
  const at = (time: string) => Date.parse(`2026-11-19T${time}Z`);
  expect(mayBeUndone(paid, at('14:05:01'))).toBe(false);
  expect(mayBeUndone(paid, at('14:05:02'))).toBe(true);
  expect(mayBeUndone(paid, undefined)).toBe(false);
  expect(mayBeUndone({ date: paid.date }, at('14:05:02'))).toBe(false);
});
