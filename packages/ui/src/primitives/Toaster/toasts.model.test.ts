import { describe, expect, test } from 'vitest';
import {
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_LIMIT,
  TOAST_REMOVAL_DELAY_MS,
  TOAST_SWIPE_PX,
  toastsAfter,
} from './toasts.model.ts';

const first = toastsAfter([], { type: 'notify', id: 1, message: { title: 'Saved' } });

describe('the messages', () => {
  // @requirement 9.toast.removal 9.toast.time 9.toast.swipe
  test('have the figures of the specification', () => {
    expect([TOAST_LIMIT, TOAST_DURATION_MS, TOAST_REMOVAL_DELAY_MS]).toEqual([1, 5000, 1_000_000]);
    expect([TOAST_HOTKEY, TOAST_SWIPE_PX]).toEqual(['F8', 50]);
  });

  test('are open at first', () => {
    expect(first).toEqual([{ id: 1, open: true, title: 'Saved' }]);
  });

  // @requirement 9.toast.one
  test('are one at a time: the newest stays', () => {
    const next = toastsAfter(first, { type: 'notify', id: 2, message: { title: 'Failed' } });
    expect(next.map((toast) => toast.title)).toEqual(['Failed']);
  });

  test('close immediately when dismissed, and are kept until they are removed', () => {
    const dismissed = toastsAfter(first, { type: 'dismiss', id: 1 });
    expect(dismissed).toEqual([{ id: 1, open: false, title: 'Saved' }]);
    expect(toastsAfter(dismissed, { type: 'forget', id: 1 })).toEqual([]);
  });

  test('ignore events of removed messages', () => {
    expect(toastsAfter(first, { type: 'dismiss', id: 99 })).toEqual(first);
    expect(toastsAfter(first, { type: 'forget', id: 99 })).toEqual(first);
  });
});
