import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { setUpSignIn } from '../testing/setUpSignIn.ts';
import { listTokenRewards } from '../token/listTokenRewards.ts';
import { createOidcProvider } from './oidcProvider.ts';

const at = setUpSignIn();
const SESSION = 'dime_time_session';

describe('signing in', () => {
  test('begins a session, and lands on the dashboard', async () => {
    const browser = at.openBrowser();
    const response = await browser.signIn();
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/dashboard');
    expect(await at.sessions.read(browser.jar.get(SESSION) ?? '')).toMatchObject({
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    expect([...browser.jar.keys()]).not.toContain('dime_time_sign_in');
  });

  test('keeps what the provider tells, and welcomes once for each sign-in', async () => {
    await at.openBrowser().signIn('grace');
    await at.openBrowser().signIn('grace');
    const users = await at.database.db
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
    expect(at.welcomed).toEqual([`grace ${users[0]?.id}`, `grace ${users[0]?.id}`]);
  });

  test('is rewarded once a day', async () => {
    const rewards = async () => {
      const browser = at.openBrowser();
      await browser.signIn();
      const userId = (await at.sessions.read(browser.jar.get(SESSION) ?? ''))?.userId ?? '';
      const found = await listTokenRewards(at.database.db, {
        userId,
        timeZone: 'UTC',
        now: at.now,
      });
      return found.map(({ action }) => action);
    };
    const first = await rewards();
    expect(first).toContain('daily_login');
    expect(await rewards()).toEqual(first);
    at.goTo('2026-11-22T13:00:00Z');
    expect(await rewards()).toHaveLength(first.length + 1);
  });

  test('goes back to the page it was begun on, and to no other host', async () => {
    const landing = async (returnTo: string) =>
      (
        await at.openBrowser().signIn('ada', `/api/login?returnTo=${encodeURIComponent(returnTo)}`)
      ).headers.get('Location');
    expect(await landing('/debts?sort=apr')).toBe('/debts?sort=apr');
    expect(await landing('//evil.example')).toBe('/dashboard');
    expect(await landing('/\\evil.example')).toBe('/dashboard');
    expect(await landing('javascript:alert(1)')).toBe('/dashboard');
  });

  test('gives a new session each time, and ends the one before', async () => {
    const browser = at.openBrowser();
    await browser.signIn();
    const first = browser.jar.get(SESSION) ?? '';
    const person = await at.sessions.read(first);
    expect(person?.userId).toMatch(/^u_/);
    await browser.go(await browser.follow(await browser.go('/api/login'), /callback\?/));
    const second = browser.jar.get(SESSION) ?? '';
    expect(second).not.toBe(first);
    expect(await at.sessions.read(first)).toBeUndefined();
    expect((await at.sessions.read(second))?.userId).toBe(person?.userId);
  });

  test('never takes an id that came from outside', async () => {
    const browser = at.openBrowser();
    const planted = randomBytes(32).toString('base64url');
    browser.jar.set(SESSION, planted);
    await browser.signIn();
    expect(browser.jar.get(SESSION)).not.toBe(planted);
    expect(await at.sessions.read(planted)).toBeUndefined();
  });

  test('keeps the way back from scripts and from other sites', async () => {
    const response = await at.appWith().request(`${at.publicUrl}/api/login`);
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
  const app = at.appWith({}, 'https://dime.example');
  const [cookie] = (await app.request('https://dime.example/api/login')).headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-dime_time_sign_in=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});

describe('signing out', () => {
  test('ends the session here and at the provider, and lands on the home page', async () => {
    const browser = at.openBrowser();
    await browser.signIn();
    const cookie = browser.jar.get(SESSION) ?? '';
    const landing = await browser.follow(await browser.go('/api/logout'), /localhost:3000\/$/);
    expect(landing).toBe(`${at.publicUrl}/`);
    expect(browser.jar.has(SESSION)).toBe(false);
    expect(await at.sessions.read(cookie)).toBeUndefined();
    // The provider asks who it is again.
    expect(
      await browser.follow(await browser.go('/api/login'), /\/(interaction\/|callback\?)/),
    ).toMatch(/interaction/);
  });

  test('of nobody lands on the home page as well', async () => {
    expect((await at.openBrowser().go('/api/logout')).headers.get('Location')).toBe('/');
  });

  test('is no other site’s to ask for', async () => {
    const browser = at.openBrowser();
    await browser.signIn();
    await browser.go('/api/logout', { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect((await at.sessions.read(browser.jar.get(SESSION) ?? ''))?.userId).toMatch(/^u_/);
  });

  test('lands on the home page while the provider is down', async () => {
    const down = createOidcProvider({
      issuer: 'https://sign-in.example',
      clientId: 'x',
      clientSecret: 'y',
      callbackUrl: at.publicUrl,
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    });
    const browser = at.openBrowser();
    await browser.signIn();
    const cookie = browser.jar.get(SESSION) ?? '';
    const other = at.openBrowser(at.appWith({ provider: down }));
    other.jar.set(SESSION, cookie);
    expect((await other.go('/api/logout')).headers.get('Location')).toBe('/');
    expect(await at.sessions.read(cookie)).toBeUndefined();
  });
});
