declare global {
  interface Window {
    /** Responses requested by the document’s inline script, by path; absent without that script. */
    dimeTimePreloads?: Map<string, Promise<Response>>;
  }
}

/**
 * The responses that the document’s inline script requested while the bundle was loading.
 *
 * Each is used once, because a later read of the same path needs a current response.
 */
export const preloadedResponses = {
  /** Removes and returns the response of a path; `undefined` if it was not requested or is used. */
  take(path: string): Promise<Response> | undefined {
    const preloads = typeof window === 'undefined' ? undefined : window.dimeTimePreloads;
    const response = preloads?.get(path);
    preloads?.delete(path);
    return response;
  },

  /** Drops the unused responses. */
  clear(): void {
    window.dimeTimePreloads?.clear();
  },
};
