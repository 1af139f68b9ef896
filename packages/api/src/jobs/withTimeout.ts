/** Waits for work, but no longer than so many milliseconds; what fails after that fails unheard. */
export async function withTimeout(millis: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise((resolve) => {
    timer = setTimeout(resolve, millis);
  });
  await Promise.race([work, over]).finally(() => clearTimeout(timer));
}
