/**
 * Runs an action at most once per interval: immediately on the first call, and once more at the end of
 * the interval if there were further calls.
 *
 * @param ms the interval, in milliseconds.
 */
export function throttle(action: () => void, ms: number): () => void {
  let isWaiting = false;
  let hasFurtherCall = false;
  const run = () => {
    isWaiting = true;
    hasFurtherCall = false;
    action();
    setTimeout(() => {
      isWaiting = false;
      if (hasFurtherCall) run();
    }, ms);
  };
  return () => {
    if (isWaiting) hasFurtherCall = true;
    else run();
  };
}
