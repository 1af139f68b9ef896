import { config } from '../config.ts';

/**
 * Has the pages shown where there is no connection, from the next visit on.
 *
 * Never where the mocks run: their worker claims the same pages. A browser that refuses goes without.
 */
export function registerWorker(): void {
  if (config.apiMode === 'mock' || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/worker.js').catch(() => {});
}
