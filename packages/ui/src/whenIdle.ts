/**
 * Runs a task once the page has loaded and the browser rests, for what may be wanted soon and should
 * not hold up what is wanted now.
 *
 * @returns calls it off.
 */
export function whenIdle(task: () => void): () => void {
  let cancel = () => {};
  const rest = () => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(task, 200);
      cancel = () => clearTimeout(timer);
      return;
    }
    const idle = window.requestIdleCallback(task);
    cancel = () => window.cancelIdleCallback(idle);
  };
  if (document.readyState === 'complete') rest();
  else {
    window.addEventListener('load', rest, { once: true });
    cancel = () => window.removeEventListener('load', rest);
  }
  return () => cancel();
}
