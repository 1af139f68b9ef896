import { afterEach, expect, test, vi } from 'vitest';
import { showBrowserNotification } from './showBrowserNotification.ts';

const NEWS = { title: 'Round-up', body: 'Thirty-three cents.', tag: 'roundup' };
const SHOWN = ['Round-up', { body: 'Thirty-three cents.', tag: 'roundup' }];

/** A browser with that leave, and with a worker where `showNotification` is given. */
function browser(permission: NotificationPermission, showNotification?: () => Promise<void>) {
  const shown: unknown[][] = [];
  class Shown {
    static readonly permission = permission;
    constructor(...parts: unknown[]) {
      shown.push(parts);
    }
  }
  const getRegistration = () => Promise.resolve(showNotification && { showNotification });
  vi.stubGlobal('Notification', Shown);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
  return shown;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('is shown where it is allowed', async () => {
  const shown = browser('granted');
  expect(await showBrowserNotification(NEWS)).toBe(true);
  expect(shown).toEqual([SHOWN]);
});

test('goes through a worker that is there', async () => {
  const throughWorker = vi.fn(() => Promise.resolve());
  const shown = browser('granted', throughWorker);
  expect(await showBrowserNotification(NEWS)).toBe(true);
  expect(throughWorker).toHaveBeenCalledExactlyOnceWith(...SHOWN);
  expect(shown).toEqual([]);
});

test.each(['denied', 'default'] as const)('is not where the leave is %s', async (permission) => {
  const shown = browser(permission);
  expect(await showBrowserNotification(NEWS)).toBe(false);
  expect(shown).toEqual([]);
});

test('is not in a browser without notifications, nor where showing one fails', async () => {
  expect(await showBrowserNotification(NEWS)).toBe(false);
  browser('granted', () => Promise.reject(new TypeError('no active worker')));
  expect(await showBrowserNotification(NEWS)).toBe(false);
});
