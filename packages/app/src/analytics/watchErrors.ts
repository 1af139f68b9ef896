import type { Analytics } from './createAnalytics.ts';

/** Long enough to know an error by, too short for a page's data to hide in. */
const LONGEST_DESCRIPTION = 150;

/**
 * Reports what nobody caught, as events that are not fatal.
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
      // A picture that does not load is such an event, too, and no error of a script.
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
