/**
 * Watches a story for what a page must never do: write an error to the console, or call the network.
 *
 * @returns `check`, which throws when something was seen, and `restore`.
 */
export function refuseTrouble(): { check: () => void; restore: () => void } {
  const seen: string[] = [];
  const { error } = console;
  const { fetch } = globalThis;
  console.error = (...parts: unknown[]) => {
    seen.push(`console.error: ${parts.map(String).join(' ')}`);
    error.apply(console, parts);
  };
  globalThis.fetch = (input) => {
    const url = input instanceof Request ? input.url : String(input);
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
