/**
 * Watches a story for what a page must never do: write an error to the console, or call the network.
 *
 * @param mocked whether the mocks stand behind the calls of the contract, which then may be made.
 * @returns `check`, which throws when something was seen, and `restore`.
 */
export function refuseTrouble(mocked: boolean): { check: () => void; restore: () => void } {
  const seen: string[] = [];
  const { error } = console;
  const { fetch } = globalThis;
  console.error = (...parts: unknown[]) => {
    seen.push(`console.error: ${parts.map(String).join(' ')}`);
    error.apply(console, parts);
  };
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (mocked && url.startsWith('/api/')) return fetch(input, init);
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
