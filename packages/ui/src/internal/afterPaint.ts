/** How long a frame may take to reach the screen after it was drawn, in milliseconds. */
const PAINT_MS = 50;

/**
 * Runs a task after the next paint, which it does not delay.
 *
 * @returns a function that cancels the task.
 */
export function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // An animation frame callback runs before the paint, a timer set in it afterwards.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task, PAINT_MS);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
