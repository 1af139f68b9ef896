/** A request handler. */
interface App {
  request(address: string, init: RequestInit): Response | Promise<Response>;
}

/**
 * A minimal browser for the sign-in: cookies, and one request at a time.
 *
 * @param publicUrl the URL of the app.
 */
export function openBrowser(app: App, publicUrl: string) {
  const jar = new Map<string, string>();
  return {
    jar,
    async go(address: string, init: RequestInit = {}) {
      const headers = new Headers(init.headers);
      headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
      const response = await app.request(new URL(address, publicUrl).href, { ...init, headers });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (/Max-Age=0|expires=Thu, 01 Jan 1970/i.test(cookie)) jar.delete(name);
        else jar.set(name, value);
      }
      return response;
    },
    /** Follows redirects within the server as far as `until`. */
    async follow(response: Response, until: RegExp): Promise<string> {
      const location = response.headers.get('Location');
      if (location === null) throw new Error(`No way on: ${response.status}.`);
      if (until.test(location)) return location;
      return this.follow(await this.go(location), until);
    },
    /** Chooses a user at the development provider. */
    async choose(choice: string, person: string) {
      return this.go(choice, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: `person=${person}`,
      });
    },
    /** Goes up to the provider's callback, without requesting it. */
    async answer(person = 'ada', login = '/api/login'): Promise<string> {
      const choice = await this.follow(await this.go(login), /interaction\//);
      return this.follow(await this.choose(choice, person), /callback\?/);
    },
    async signIn(person = 'ada', login = '/api/login') {
      return this.go(await this.answer(person, login));
    },
  };
}
