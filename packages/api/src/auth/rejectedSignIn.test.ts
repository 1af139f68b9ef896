import { describe, expect, test } from 'vitest';
import { setUpSignIn } from '../testing/setUpSignIn.ts';

const at = setUpSignIn();
const SESSION = 'dime_time_session';

describe('an answer is refused, and nobody signed in', () => {
  const refused = async (
    spoil: (answer: URL, browser: ReturnType<typeof at.openBrowser>) => Promise<void> | void,
    status = 400,
  ) => {
    const browser = at.openBrowser();
    const answer = new URL(await browser.answer(), at.publicUrl);
    await spoil(answer, browser);
    const response = await browser.go(answer.href);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    const text = await response.text();
    expect(text).toContain('href="/api/login"');
    expect(browser.jar.has(SESSION)).toBe(false);
    expect(at.welcomed).toEqual([]);
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
    expect(await refused(() => at.goTo('2026-11-21T12:10:00Z'))).toContain('start again');
  });

  test('with a cookie that was altered', async () => {
    expect(
      await refused((_answer, { jar }) => {
        jar.set('dime_time_sign_in', `${jar.get('dime_time_sign_in')?.slice(0, -4)}AAAA`);
      }),
    ).toContain('start again');
  });

  test('a second time, with everything that went with it the first time', async () => {
    const browser = at.openBrowser();
    const answer = await browser.answer();
    const copy = new Map(browser.jar);
    expect((await browser.go(answer)).status).toBe(302);
    const thief = at.openBrowser();
    for (const [name, value] of copy) thief.jar.set(name, value);
    expect((await thief.go(answer)).status).toBe(400);
    expect(thief.jar.has(SESSION)).toBe(false);
  });

  test.each(['nonce', 'verifier'] as const)('with another %s', async (name) => {
    const begun = await at.identity.provider.begin();
    const browser = at.openBrowser();
    const choice = await browser.follow(await browser.go(begun.url.href), /interaction\//);
    const chosen = await browser.choose(choice, 'ada');
    const answer = new URL(await browser.follow(chosen, /callback\?/));
    const other = { ...begun.checks, [name]: 'x'.repeat(43) };
    await expect(at.identity.provider.finish(answer, other)).rejects.toThrow('does not belong');
  });

  test('by somebody who turned back', async () => {
    const text = await refused((answer) => {
      answer.searchParams.delete('code');
      answer.searchParams.set('error', 'access_denied');
    });
    expect(text).toContain('You weren’t signed in');
  });
});
