/** What the list of sessions says of two browsers, and whose sessions a household ends. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../../tools/Browser.ts';
import { startApi, type Member, type TestApi } from '../../tools/startApi.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 ' +
  '(KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' });
});
afterAll(() => api.stop());

interface Row {
  readonly id: string;
  readonly current: boolean;
  readonly browser: string | null;
  readonly system: string | null;
  readonly network: string | null;
}

const listOf = async (member: Pick<Member, 'fetch'>) =>
  (await (await member.fetch('/api/sessions')).json()) as Row[];

test('a sign-in is listed with its browser and its network, without the address', async () => {
  const headers = { 'User-Agent': PHONE, 'X-Forwarded-For': '6.6.6.6, 203.0.113.77' };
  const phone = new Browser(api.origin, headers);
  await phone.goThrough('/api/login', { person: 'ada' });
  const response = await phone.fetch('/api/sessions');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const text = await response.text();
  const [current] = JSON.parse(text) as Row[];
  expect(current).toMatchObject({
    current: true,
    browser: 'Safari',
    system: 'iPhone',
    network: '203.0.113.0/24',
  });
  const rows = await api.deps.database.db.selectFrom('sessions').selectAll().execute();
  const stored = JSON.stringify(rows);
  for (const part of ['203.0.113.77', '6.6.6.6', 'AppleWebKit']) {
    expect(text).not.toContain(part);
    expect(stored).not.toContain(part);
  }
  for (const { id_hash } of rows) {
    expect(text).not.toContain(Buffer.from(id_hash).toString('hex'));
    expect(text).not.toContain(Buffer.from(id_hash).toString('base64url'));
  }
});

test('no household lists or ends the session of another', async () => {
  const [ada, grace] = [await api.join('ada'), await api.join('grace')];
  const [session] = await listOf(ada);
  const unknown = await grace.fetch('/api/sessions/se_nobody', { method: 'DELETE' });
  const other = await grace.fetch(`/api/sessions/${session?.id}`, { method: 'DELETE' });
  expect([unknown.status, other.status]).toEqual([404, 404]);
  expect(await other.text()).toBe(await unknown.text());
  expect((await grace.fetch('/api/sessions', { method: 'DELETE' })).status).toBe(204);
  expect((await listOf(grace)).map(({ id }) => id)).not.toContain(session?.id);
  expect(await listOf(ada)).toHaveLength(1);
});

test('one that has expired is neither listed nor found', async () => {
  const ada = await api.join('ada');
  const { sessions } = api.deps;
  const cookie = await sessions.start(ada.userId);
  const expired = (await listOf(ada)).find(({ current }) => !current)?.id ?? '';
  await api.deps.database.db
    .updateTable('sessions')
    .set({ expires_at: new Date(0).toISOString() })
    .where('public_id', '=', expired)
    .execute();
  expect(await sessions.read(cookie)).toBeUndefined();
  expect(await listOf(ada)).toHaveLength(1);
  const response = await ada.fetch(`/api/sessions/${expired}`, { method: 'DELETE' });
  expect(response.status).toBe(404);
});

test.each(['/api/sessions', '/api/sessions/se_nobody'])(
  'DELETE %s from another site is refused',
  async (path) => {
    const ada = await api.join('ada');
    await api.deps.sessions.start(ada.userId);
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await ada.fetch(path, { method: 'DELETE', headers })).status).toBe(403);
    expect(await listOf(ada)).toHaveLength(2);
  },
);
