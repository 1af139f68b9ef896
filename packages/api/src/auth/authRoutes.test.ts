import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { testDatabase } from '../testing/index.ts';
import { listTokenRewards } from '../rules/index.ts';
import { authRoutes } from './authRoutes.ts';
import { createIdentityProvider } from './identityProvider.ts';
import { openIdentity, type Identity } from './openIdentity.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createTokenVault } from './tokenVault.ts';

const log = pino({ level: 'silent' });
const publicUrl = 'http://localhost:3000';
const config = { isProduction: false, publicUrl } as Parameters<typeof authRoutes>[0]['config'];
const vault = createTokenVault(['a secret for tests alone']);

let now = '2026-11-21T12:00:00Z';
let database: Database;
let identity: Identity;
let sessions: Sessions;
let welcomed: string[] = [];

beforeAll(async () => {
  database = await testDatabase();
  identity = await openIdentity(config, 'a secret for tests alone');
  sessions = createSessions({ database, vault, clock: () => now });
  // The first boot of the embedded database takes its time on a busy machine.
}, 60_000);
afterAll(() => identity.close());
beforeEach(() => {
  now = '2026-11-21T12:00:00Z';
  welcomed = [];
});

function appWith(other: Partial<Identity> = {}, address = publicUrl) {
  return authRoutes({
    config: { ...config, publicUrl: address },
    database,
    sessions,
    vault,
    log,
    clock: () => now,
    identity: { ...identity, ...other },
    welcome: async (user, subject) => void welcomed.push(`${subject} ${user.userId}`),
  });
}

/** As much of a browser as signing in takes: cookies, and one request at a time. */
function openBrowser(app = appWith()) {
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
    /** Goes as far as the provider's answer, without handing it in. */
    async answer(person = 'ada', login = '/api/login'): Promise<string> {
      const choice = await this.follow(await this.go(login), /interaction\//);
      const chosen = await this.go(choice, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: `person=${person}`,
      });
      return this.follow(chosen, /callback\?/);
    },
    async signIn(person = 'ada', login = '/api/login') {
      return this.go(await this.answer(person, login));
    },
  };
}

const SESSION = 'dime_time_session';

describe('signing in', () => {
  test('begins a session, and lands on the dashboard', async () => {
    const browser = openBrowser();
    const response = await browser.signIn();
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/dashboard');
    expect(await sessions.read(browser.jar.get(SESSION) ?? '')).toMatchObject({
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    expect([...browser.jar.keys()]).not.toContain('dime_time_sign_in');
  });

  test('keeps what the provider tells, and welcomes once for each sign-in', async () => {
    await openBrowser().signIn('grace');
    await openBrowser().signIn('grace');
    const users = await database.db
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name', 'email'])
      .where('subject', '=', 'grace')
      .execute();
    expect(users).toEqual([
      {
        id: users[0]?.id,
        first_name: 'Grace',
        last_name: 'Alderwood',
        email: 'grace@example.test',
      },
    ]);
    expect(welcomed).toEqual([`grace ${users[0]?.id}`, `grace ${users[0]?.id}`]);
  });

  test('is rewarded once a day', async () => {
    const rewards = async () => {
      const browser = openBrowser();
      await browser.signIn();
      const userId = (await sessions.read(browser.jar.get(SESSION) ?? ''))?.userId ?? '';
      const found = await listTokenRewards(database.db, { userId, timeZone: 'UTC', now });
      return found.map(({ action }) => action);
    };
    const first = await rewards();
    expect(first).toContain('daily_login');
    expect(await rewards()).toEqual(first);
    now = '2026-11-22T13:00:00Z';
    expect(await rewards()).toHaveLength(first.length + 1);
  });

  test('goes back to the page it was begun on, and to no other host', async () => {
    const landing = async (returnTo: string) =>
      (
        await openBrowser().signIn('ada', `/api/login?returnTo=${encodeURIComponent(returnTo)}`)
      ).headers.get('Location');
    expect(await landing('/debts?sort=apr')).toBe('/debts?sort=apr');
    expect(await landing('//evil.example')).toBe('/dashboard');
    expect(await landing('/\\evil.example')).toBe('/dashboard');
    expect(await landing('javascript:alert(1)')).toBe('/dashboard');
  });

  test('gives a new session each time, and ends the one before', async () => {
    const browser = openBrowser();
    await browser.signIn();
    const first = browser.jar.get(SESSION) ?? '';
    const person = await sessions.read(first);
    expect(person?.userId).toMatch(/^u_/);
    await browser.go(await browser.follow(await browser.go('/api/login'), /callback\?/));
    const second = browser.jar.get(SESSION) ?? '';
    expect(second).not.toBe(first);
    expect(await sessions.read(first)).toBeUndefined();
    expect(await sessions.read(second)).toEqual(person);
  });

  test('never takes an id that came from outside', async () => {
    const browser = openBrowser();
    const planted = randomBytes(32).toString('base64url');
    browser.jar.set(SESSION, planted);
    await browser.signIn();
    expect(browser.jar.get(SESSION)).not.toBe(planted);
    expect(await sessions.read(planted)).toBeUndefined();
  });

  test('keeps the way back from scripts and from other sites', async () => {
    const response = await appWith().request(`${publicUrl}/api/login`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(
      /^dime_time_sign_in=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const location = new URL(response.headers.get('Location') ?? '');
    expect(location.searchParams.get('code_challenge_method')).toBe('S256');
    expect(location.searchParams.get('response_type')).toBe('code');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(location.searchParams.get(name)?.length).toBeGreaterThanOrEqual(43);
    }
  });
});

test('over https the cookies are those of this very host, and secure', async () => {
  const app = appWith({}, 'https://dime.example');
  const [cookie] = (await app.request('https://dime.example/api/login')).headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-dime_time_sign_in=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});

describe('an answer is refused, and nobody signed in', () => {
  const refused = async (
    spoil: (answer: URL, browser: ReturnType<typeof openBrowser>) => Promise<void> | void,
    status = 400,
  ) => {
    const browser = openBrowser();
    const answer = new URL(await browser.answer(), publicUrl);
    await spoil(answer, browser);
    const response = await browser.go(answer.href);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    const text = await response.text();
    expect(text).toContain('href="/api/login"');
    expect(browser.jar.has(SESSION)).toBe(false);
    expect(welcomed).toEqual([]);
    return text;
  };

  test.each(['state', 'code', 'iss'])('with another %s', async (name) => {
    expect(
      await refused((answer) => answer.searchParams.set(name, 'https://other.example')),
    ).toContain('start again');
  });

  test.each(['state', 'code', 'iss'])('without its %s', async (name) => {
    expect(await refused((answer) => answer.searchParams.delete(name))).toContain('start again');
  });

  test('with two of a kind', async () => {
    expect(await refused((answer) => answer.searchParams.append('code', 'other'))).toContain(
      'start again',
    );
  });

  test('in another browser than it was begun in', async () => {
    const text = await refused((_answer, browser) => browser.jar.clear());
    expect(text).toContain('This sign-in is over');
  });

  test('with what another sign-in of the same browser began', async () => {
    expect(
      await refused(async (_answer, browser) => void (await browser.go('/api/login'))),
    ).toContain('start again');
  });

  test('ten minutes later', async () => {
    expect(await refused(() => void (now = '2026-11-21T12:10:00Z'))).toContain('start again');
  });

  test('with a cookie that was altered', async () => {
    expect(
      await refused((_answer, { jar }) => {
        jar.set('dime_time_sign_in', `${jar.get('dime_time_sign_in')?.slice(0, -4)}AAAA`);
      }),
    ).toContain('start again');
  });

  test('a second time, with everything that went with it the first time', async () => {
    const browser = openBrowser();
    const answer = await browser.answer();
    const copy = new Map(browser.jar);
    expect((await browser.go(answer)).status).toBe(302);
    const thief = openBrowser();
    for (const [name, value] of copy) thief.jar.set(name, value);
    expect((await thief.go(answer)).status).toBe(400);
    expect(thief.jar.has(SESSION)).toBe(false);
  });

  test.each(['nonce', 'verifier'] as const)('with another %s', async (name) => {
    const begun = await identity.provider.begin();
    const browser = openBrowser();
    const choice = await browser.follow(await browser.go(begun.url.href), /interaction\//);
    const chosen = await browser.go(choice, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'person=ada',
    });
    const answer = new URL(await browser.follow(chosen, /callback\?/));
    const other = { ...begun.checks, [name]: 'x'.repeat(43) };
    await expect(identity.provider.finish(answer, other)).rejects.toThrow('does not belong');
  });

  test('by somebody who turned back', async () => {
    const text = await refused((answer) => {
      answer.searchParams.delete('code');
      answer.searchParams.set('error', 'access_denied');
    });
    expect(text).toContain('You were not signed in');
  });
});

describe('a provider that does not answer', () => {
  test.each([
    ['refuses connections', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers a page', async () => new Response('<p>busy</p>', { status: 502 })],
    ['answers as another issuer', async () => Response.json({ issuer: 'https://other.example' })],
    [
      'takes too long',
      (signal: AbortSignal | undefined) =>
        new Promise<never>((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    ],
  ])('and %s: the page says so', async (_name, answer) => {
    const provider = createIdentityProvider({
      issuer: 'https://sign-in.example',
      clientId: 'x',
      clientSecret: 'y',
      callbackUrl: `${publicUrl}/api/login/callback`,
      timeOutMs: 20,
      fetch: (_url, { signal }) => answer(signal),
    });
    const response = await appWith({ provider }).request(`${publicUrl}/api/login`);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('30');
    expect(await response.text()).toContain('does not answer');
  });

  test('is asked again by the next sign-in, and once it is known not again', async () => {
    let asked = 0;
    const provider = createIdentityProvider({
      issuer: 'https://sign-in.example',
      clientId: 'x',
      clientSecret: 'y',
      callbackUrl: `${publicUrl}/api/login/callback`,
      fetch: async () => {
        asked += 1;
        if (asked === 1) throw new TypeError('fetch failed');
        return Response.json({
          issuer: 'https://sign-in.example',
          authorization_endpoint: 'https://sign-in.example/auth',
        });
      },
    });
    await expect(provider.begin()).rejects.toThrow('was not found');
    await Promise.all([provider.begin(), provider.begin()]);
    await provider.begin();
    expect(asked).toBe(2);
  });
});

describe('signing out', () => {
  test('ends the session here and at the provider, and lands on the home page', async () => {
    const browser = openBrowser();
    await browser.signIn();
    const cookie = browser.jar.get(SESSION) ?? '';
    const landing = await browser.follow(await browser.go('/api/logout'), /localhost:3000\/$/);
    expect(landing).toBe(`${publicUrl}/`);
    expect(browser.jar.has(SESSION)).toBe(false);
    expect(await sessions.read(cookie)).toBeUndefined();
    // The provider asks who it is again.
    expect(
      await browser.follow(await browser.go('/api/login'), /\/(interaction\/|callback\?)/),
    ).toMatch(/interaction/);
  });

  test('of nobody lands on the home page as well', async () => {
    expect((await openBrowser().go('/api/logout')).headers.get('Location')).toBe('/');
  });

  test('is no other site’s to ask for', async () => {
    const browser = openBrowser();
    await browser.signIn();
    await browser.go('/api/logout', { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect((await sessions.read(browser.jar.get(SESSION) ?? ''))?.userId).toMatch(/^u_/);
  });

  test('lands on the home page while the provider is down', async () => {
    const down = createIdentityProvider({
      issuer: 'https://sign-in.example',
      clientId: 'x',
      clientSecret: 'y',
      callbackUrl: publicUrl,
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    });
    const browser = openBrowser();
    await browser.signIn();
    const cookie = browser.jar.get(SESSION) ?? '';
    const other = openBrowser(appWith({ provider: down }));
    other.jar.set(SESSION, cookie);
    expect((await other.go('/api/logout')).headers.get('Location')).toBe('/');
    expect(await sessions.read(cookie)).toBeUndefined();
  });
});

describe('the development provider', () => {
  test('offers its two people on a page without a script', async () => {
    const browser = openBrowser();
    const choice = await browser.follow(await browser.go('/api/login'), /interaction\//);
    const page = await browser.go(choice);
    const text = await page.text();
    expect(text).toContain('Continue as Ada');
    expect(text).toContain('Continue as Grace');
    expect(text).not.toContain('<script');
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  test('knows nobody else', async () => {
    const browser = openBrowser();
    const choice = await browser.follow(await browser.go('/api/login'), /interaction\//);
    const response = await browser.go(choice, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'person=mallory',
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Continue as Ada');
  });

  test('sends a choice without a sign-in to its start', async () => {
    const response = await openBrowser().go('/api/oidc/interaction/nothing');
    expect(response.headers.get('Location')).toBe('/api/login');
  });

  test('signs with the same key after a restart', async () => {
    const again = await openIdentity(config, 'a secret for tests alone');
    const keys = (one: Identity) => one.development?.fetch('/jwks', {}).then((it) => it.text());
    expect(await keys(again)).toBe(await keys(identity));
    expect(await keys(again)).not.toContain('"d"');
    await again.close();
  });

  test('does not stand in for a provider in production', async () => {
    await expect(openIdentity({ ...config, isProduction: true }, 'secret')).rejects.toThrow(
      'OIDC_ISSUER',
    );
  });
});
