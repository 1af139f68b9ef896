import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startApi, type Member, type TestApi } from '../../tools/startApi.ts';
import { ENGINES, type OpenedDatabase } from '../engines.ts';

const LIMITS = {
  RATE_LIMIT_PER_USER: '10',
  RATE_LIMIT_PER_ADDRESS: '40',
  RATE_LIMIT_SIGN_IN: '6',
};

describe.each(ENGINES)('two servers on one database, on %s', (_name, openEngine) => {
  let opened: OpenedDatabase;
  let servers: [TestApi, TestApi];
  let ada: Member;
  beforeAll(async () => {
    opened = await openEngine();
    servers = [await startApi(LIMITS, opened.database), await startApi(LIMITS, opened.database)];
    ada = await servers[0].join('grace');
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await opened.close();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  /** Makes so many requests at both in turn. */
  const attempt = async (count: number, path: string, cookie = '') => {
    const answers: Response[] = [];
    for (let index = 0; index < count; index += 1) {
      const { origin } = servers[index % 2 === 0 ? 0 : 1];
      answers.push(
        await fetch(`${origin}${path}`, { headers: { Cookie: cookie }, redirect: 'manual' }),
      );
    }
    return answers;
  };
  const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status);
  const times = (count: number, status: number) => Array.from({ length: count }, () => status);

  test('a person’s requests at both are one count, and another person has their own', async () => {
    const answers = await attempt(14, '/api/user', ada.cookie);
    expect(statuses(answers)).toEqual([...times(10, 200), ...times(4, 429)]);
    const refused = answers.at(-1);
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(refused?.headers.get('Content-Type')).toBe('application/problem+json');
    const grace = await servers[1].join('grace');
    expect((await grace.fetch('/api/user')).status).toBe(200);
  });

  test('so are the sign-ins from an address, until the minute has passed', async () => {
    const begun = statuses(await attempt(4, '/api/login'));
    const completed = statuses(await attempt(4, '/api/login/callback'));
    expect(begun).toEqual(times(4, 302));
    expect(completed).toEqual([...times(2, 400), ...times(2, 429)]);
    expect(statuses(await attempt(2, '/api/service-status'))).not.toContain(429);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    expect(statuses(await attempt(2, '/api/login'))).toEqual(times(2, 302));
  });

  test('and all calls from an address', async () => {
    const answers = statuses(await attempt(40, '/api/user'));
    expect(answers.filter((status) => status === 401).length).toBeLessThan(40);
    expect(answers.slice(-2)).toEqual(times(2, 429));
  });
});
