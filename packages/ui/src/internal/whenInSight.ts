import { whenUsed } from './whenUsed.ts';

/**
 * Runs a task once an element is in sight, or once the page is used: by then everything may be needed
 * that is further down, by a keyboard, a search in the page or a printer.
 *
 * @returns a function that cancels the task.
 */
export function whenInSight(task: () => void, element: Element | null): () => void {
  if (!element || typeof IntersectionObserver === 'undefined') {
    task();
    return () => {};
  }
  let cancelUse = () => {};
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) run();
  });
  observer.observe(element);
  cancelUse = whenUsed(run);
  return cancel;

  function run() {
    cancel();
    task();
  }
  function cancel() {
    observer.disconnect();
    cancelUse();
  }
}
