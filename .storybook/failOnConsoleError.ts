/**
 * Fails a story that logs a console error or calls the network.
 *
 * @param mocked whether the mocks handle the calls of the contract, which are then allowed.
 * @param outsidePlay whether the play may fail; Storybook then logs its error, which is allowed.
 * @returns `check`, which throws after such an event, and `restore`.
 */
export function failOnConsoleError(
  mocked: boolean,
  outsidePlay: boolean,
): { check: () => void; restore: () => void } {
  const seen: string[] = [];
  const { error } = console;
  const { fetch } = globalThis;
  console.error = (...parts: unknown[]) => {
    const isOfPlay = outsidePlay && parts.length === 1 && parts[0] instanceof Error;
    if (!isOfPlay) seen.push(`console.error: ${parts.map(String).join(' ')}`);
    error.apply(console, parts);
  };
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    // The index of the stories is part of this Storybook.
    if (url === 'index.json' || (mocked && url.startsWith('/api/'))) return fetch(input, init);
    seen.push(`fetch: ${url}`);
    return Promise.reject(
      new TypeError(`Stories do not use the network; something asked for ${url}.`),
    );
  };
  return {
    check: () => {
      if (seen.length > 0) throw new Error(`The story misbehaved.\n${seen.join('\n')}`);
    },
    restore: () => {
      console.error = error;
      globalThis.fetch = fetch;
    },
  };
}
