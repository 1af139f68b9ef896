/** What a document asks of the server by itself. */
export interface FirstAsks {
  /** Where the server is; empty where it is that of the document. */
  readonly origin: string;
  /** The path of the call that says who has come. */
  readonly user: string;
  /** The paths of the calls that each page begins with. */
  readonly reads: Readonly<Record<string, readonly string[]>>;
  /** How long an answer may take, in milliseconds. */
  readonly timeOutMs: number;
}

/**
 * Has the document ask who has come and, once that is known, what the page reads, while the app's code
 * is on its way: on a slow connection the answers are there before it. `http/earlyAnswers` of the app
 * takes them.
 */
export function askEarly(html: string, asks: FirstAsks): string {
  const script = `(${ASK})(${JSON.stringify(asks)})`;
  return html.replace('</title>', () => `</title>\n    <script>${script}</script>`);
}

/** A failure is the app's to show, once it takes the answer. */
const ASK = `function (asks) {
  var early = window.dimeTimeEarly = new Map();
  function ask(path) {
    var answer = fetch(asks.origin + path, {
      credentials: "include",
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(asks.timeOutMs)
    });
    early.set(path, answer);
    return answer.catch(function () {});
  }
  ask(asks.user).then(function (answer) {
    var page = location.pathname.replace(/(.)\\/+$/, "$1");
    if (answer && answer.ok && Object.hasOwn(asks.reads, page)) asks.reads[page].forEach(ask);
  });
}`;
