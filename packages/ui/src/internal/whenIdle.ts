/** For so long a page that has just loaded has the connection and the processor to itself, in ms. */
const PAGE_FIRST_MS = 1000;

/**
 * Runs a task once the page stands and the browser rests, for what may be wanted soon and should not
 * hold up what is wanted now. A page that has loaded still asks for its figures and draws them, with
 * many a short rest between.
 *
 * @returns calls it off.
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
  if (document.readyState === 'complete') wait();
  else {
    window.addEventListener('load', wait, { once: true });
    cancel = () => window.removeEventListener('load', wait);
  }
  return () => cancel();
}
