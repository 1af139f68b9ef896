/**
 * What a person does on a page: a press, a key, a scroll, printing it, and what comes before them, such as
 * a mouse on its way to the menu of the browser.
 */
const USES = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'scroll', 'beforeprint'] as const;

let isUsed = false;

/**
 * Runs a task once the page is used for the first time, or at once if it has been, for code that a visit
 * without a press or a scroll does not need.
 *
 * @returns a function that cancels the task.
 */
export function whenUsed(task: () => void): () => void {
  if (isUsed) {
    task();
    return () => {};
  }
  const done = new AbortController();
  const use = () => {
    isUsed = true;
    done.abort();
    task();
  };
  for (const event of USES) {
    window.addEventListener(event, use, { capture: true, passive: true, signal: done.signal });
  }
  return () => done.abort();
}
