/** The requests that a document’s inline script sends. */
export interface PreloadRequests {
  /** Origin of the server; empty for the document’s own. */
  readonly origin: string;
  /** Path of the current-user call. */
  readonly user: string;
  /** The paths of the reads of each page. */
  readonly reads: Readonly<Record<string, readonly string[]>>;
  /** Timeout of a request, in milliseconds. */
  readonly timeOutMs: number;
}

/**
 * Inlines a script that preloads `/api/user` and, if a user is signed in, the page’s data, while the
 * bundle loads. `http/preloadedResponses` of the app uses the responses.
 */
export function inlinePreload(html: string, requests: PreloadRequests): string {
  const script = `(${PRELOAD})(${JSON.stringify(requests)})`;
  return html.replace('</title>', () => `</title>\n    <script>${script}</script>`);
}

/** A failure is shown by the app when it uses the response. */
const PRELOAD = `function (requests) {
  var preloads = window.dimeTimePreloads = new Map();
  function preload(path) {
    var response = fetch(requests.origin + path, {
      credentials: "include",
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(requests.timeOutMs)
    });
    preloads.set(path, response);
    return response.catch(function () {});
  }
  preload(requests.user).then(function (response) {
    var page = location.pathname.replace(/(.)\\/+$/, "$1");
    if (response && response.ok && Object.hasOwn(requests.reads, page)) requests.reads[page].forEach(preload);
  });
}`;
