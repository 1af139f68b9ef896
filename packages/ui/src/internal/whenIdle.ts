import { whenUsed } from './whenUsed.ts';

/** How long a loaded page has the connection and the processor to itself, in ms. */
const PAGE_FIRST_MS = 1000;

/**
 * Runs a task once the page is used, has loaded and the browser is idle, for what may be needed soon and
 * must not delay what is needed now. A page that has loaded still requests its figures and draws them,
 * with many short idle periods between.
 *
 * @returns a function that cancels the task.
 */
export function whenIdle(task: () => void): () => void {
  let cancel = () => {};
  const rest = () => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      task();
      return;
    }
    const idle = window.requestIdleCallback(task);
    cancel = () => window.cancelIdleCallback(idle);
  };
  const wait = () => {
    const timer = setTimeout(rest, PAGE_FIRST_MS);
    cancel = () => clearTimeout(timer);
  };
  const start = () => {
    if (document.readyState === 'complete') wait();
    else {
      window.addEventListener('load', wait, { once: true });
      cancel = () => window.removeEventListener('load', wait);
    }
  };
  const cancelUse = whenUsed(start);
  return () => {
    cancelUse();
    cancel();
  };
}
