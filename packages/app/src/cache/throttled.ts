/**
 * Runs an action at most once in `ms`: at once for the first call, and once more at the end of that time
 * where there were others.
 */
export function throttled(action: () => void, ms: number): () => void {
  let isWaiting = false;
  let isAskedAgain = false;
  const run = () => {
    isWaiting = true;
    isAskedAgain = false;
    action();
    setTimeout(() => {
      isWaiting = false;
      if (isAskedAgain) run();
    }, ms);
  };
  return () => {
    if (isWaiting) isAskedAgain = true;
    else run();
  };
}
