import type { Analytics } from './createAnalytics.ts';

/** Maximum length in characters: enough to identify an error, too short to contain much user data. */
const LONGEST_DESCRIPTION = 150;

/**
 * Tracks uncaught errors and unhandled rejections, as non-fatal events.
 *
 * @returns stops it.
 */
export function watchErrors(page: EventTarget, { track }: Pick<Analytics, 'track'>): () => void {
  const watching = new AbortController();
  const report = (cause: unknown) =>
    track({ name: 'js_error', params: { description: describe(cause) } });
  page.addEventListener(
    'error',
    (event) => {
      // A failed image load is an `error` event too, without an `error` property.
      if ('error' in event) report(event.error);
    },
    { signal: watching.signal },
  );
  page.addEventListener(
    'unhandledrejection',
    (event) => report('reason' in event ? event.reason : undefined),
    { signal: watching.signal },
  );
  return () => watching.abort();
}

function describe(cause: unknown): string {
  const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  return text.slice(0, LONGEST_DESCRIPTION);
}
