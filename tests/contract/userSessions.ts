import { endpoints, offersFeature, readAnswer } from '@dime-time/finance-core/contract';
import { beforeEach, expect, test } from 'vitest';
import type { Client } from './target.ts';

const KEY = { 'Idempotency-Key': 'a-key-of-an-ended-session-01' };

/** Where the person is signed in, and how they end it. */
export function describeUserSessions(client: Client): void {
  const { target, read, send, sendTo, path, snapshot } = client;
  beforeEach(() => target.reset());
  const idsOf = async () => (await read('getSessions')).map(({ id }) => id);
  /** Signs in elsewhere, and finds the session that was added. */
  const addSession = async () => {
    const before = await idsOf();
    const isSignedIn = await target.signInElsewhere();
    const added = (await idsOf()).filter((id) => !before.includes(id));
    expect(added).toHaveLength(1);
    return { id: added[0] ?? '', isSignedIn };
  };

  test('the server offers it', async () => {
    expect(offersFeature(await read('getServiceStatus'), 'sessions')).toBe(true);
  });

  test('they are listed, that of the request first, then by the last use', async () => {
    await addSession();
    await addSession();
    const response = await target.fetch(path('getSessions'));
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const [current, ...others] = readAnswer(endpoints.getSessions, await response.json());
    expect(current?.current).toBe(true);
    expect(others.some((session) => session.current)).toBe(false);
    const used = others.map(({ lastUsedAt }) => lastUsedAt);
    expect(used).toEqual(used.toSorted().toReversed());
    for (const { createdAt, lastUsedAt } of others) {
      expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.parse(lastUsedAt));
    }
  });

  test('one is ended, and its browser is signed out', async () => {
    const kept = await addSession();
    const { id, isSignedIn } = await addSession();
    expect(await isSignedIn()).toBe(true);
    const response = await sendTo('endSession', id);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect(await isSignedIn()).toBe(false);
    expect(await kept.isSignedIn()).toBe(true);
    expect(await idsOf()).not.toContain(id);
  });

  test('ended again it is not found; sent again with its key it is answered as before', async () => {
    const { id } = await addSession();
    expect((await sendTo('endSession', id, undefined, KEY)).status).toBe(204);
    const after = await snapshot();
    expect((await sendTo('endSession', id, undefined, KEY)).status).toBe(204);
    const again = await sendTo('endSession', id);
    expect(again.status).toBe(404);
    expect(await again.json()).toMatchObject({
      code: 'session-not-found',
      detail: 'This session has already ended.',
    });
    expect(await snapshot()).toBe(after);
  });

  test.each(['none_such', 'se_', '%27%20or%201%3D1', 'x'.repeat(200)])(
    'that of nobody, %s, is not found',
    async (id) => {
      const before = await snapshot();
      const address = path('endSession', 'ID').replace('ID', id);
      expect((await target.fetch(address, { method: 'DELETE' })).status).toBe(404);
      expect(await snapshot()).toBe(before);
    },
  );

  test('that of the request is refused: signing out does more', async () => {
    const [current] = await read('getSessions');
    const before = await snapshot();
    const response = await sendTo('endSession', current?.id ?? '');
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'session-in-use',
      detail: 'This is the session you are using. To end it, sign out.',
    });
    expect(await snapshot()).toBe(before);
  });

  test('all others are ended at once, however often it is asked', async () => {
    const others = [await addSession(), await addSession()];
    const [current] = await idsOf();
    for (let times = 0; times < 2; times += 1) {
      expect((await send('endOtherSessions')).status).toBe(204);
      expect(await idsOf()).toEqual([current]);
    }
    for (const { isSignedIn } of others) expect(await isSignedIn()).toBe(false);
    expect((await target.fetch(path('getUser'))).status).toBe(200);
  });
}
