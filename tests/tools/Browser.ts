/** As much of a browser as signing in takes: cookies, redirects, and one form to send. */
export class Browser {
  readonly #origin: string;
  readonly #headers: HeadersInit;
  readonly #cookies = new Map<string, string>();

  /**
   * @param origin where paths belong.
   * @param headers of every request.
   */
  constructor(origin: string, headers: HeadersInit = {}) {
    this.#origin = origin;
    this.#headers = headers;
  }

  /** Takes a cookie, `name=value`. */
  take(cookie: string): void {
    const at = cookie.indexOf('=');
    this.#cookies.set(cookie.slice(0, at), cookie.slice(at + 1));
  }

  forget(): void {
    this.#cookies.clear();
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(this.#headers);
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const cookies = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookies) headers.set('Cookie', cookies);
    const response = await fetch(new URL(path, this.#origin), {
      redirect: 'manual',
      ...init,
      headers,
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /** Follows redirects from a path, sends the form it meets, and gives the path it arrives at. */
  async goThrough(path: string, form?: Readonly<Record<string, string>>): Promise<string> {
    let address = new URL(path, this.#origin);
    let init: RequestInit = {};
    for (let step = 0; step < 20; step += 1) {
      if (isPage(address)) return address.pathname;
      const response = await this.fetch(address.href, init);
      const location = response.headers.get('Location');
      init = {};
      if (location !== null) {
        address = new URL(location, address);
      } else if (response.ok && form && response.headers.get('Content-Type')?.includes('html')) {
        init = {
          method: 'POST',
          body: new URLSearchParams(form),
          headers: { Origin: this.#origin, 'Sec-Fetch-Site': 'same-origin' },
        };
      } else {
        throw new Error(`${address.pathname} answered ${response.status}.`);
      }
    }
    throw new Error(`${path} leads nowhere.`);
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const isOver = attributes.some((attribute) =>
      /^(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute),
    );
    if (isOver) this.#cookies.delete(pair.slice(0, pair.indexOf('=')));
    else this.take(pair);
  }
}

/** A page of the app needs no answer: whatever stands there, somebody has arrived. */
function isPage({ pathname }: URL): boolean {
  return !pathname.startsWith('/api/');
}
