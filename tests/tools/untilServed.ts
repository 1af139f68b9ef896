const LONGEST_MS = 300_000;
const BETWEEN_MS = 250;

/**
 * Waits for a server of the tests, which builds what it serves first.
 *
 * @throws Error when it does not answer within five minutes.
 */
export async function untilServed(address: string): Promise<void> {
  const until = Date.now() + LONGEST_MS;
  while (Date.now() < until) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
  throw new Error(`Nothing was served on ${address} within five minutes.`);
}
