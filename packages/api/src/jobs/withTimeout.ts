/** Waits for work, but at most this many milliseconds. An error after the timeout is ignored. */
export async function withTimeout(millis: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise((resolve) => {
    timer = setTimeout(resolve, millis);
  });
  await Promise.race([work, over]).finally(() => clearTimeout(timer));
}
