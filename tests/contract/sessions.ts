import { endpoints, type Endpoint, type EndpointKey } from '@dime-time/finance-core/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from './target.ts';

const keys = Object.keys(endpoints) as EndpointKey[];
const isPublic = (key: EndpointKey) => (endpoints[key] as Endpoint).access === 'public';

/** A body that a signed-in person could send; signed out it must not even be looked at. */
const body = (key: EndpointKey) => ('body' in endpoints[key] ? {} : undefined);

export function describeSessions({ target, send, read, path, snapshot }: Client): void {
  describe('signed out', () => {
    beforeEach(async () => {
      await target.reset();
      await target.signOut();
    });

    test.each(keys.filter((key) => !isPublic(key)))(
      '%s answers 401 with a problem',
      async (key) => {
        const response = await send(key, body(key));
        expect(response.status).toBe(401);
        expect(response.headers.get('Content-Type')).toMatch(/^application\/problem\+json/);
        expect(await response.json()).toMatchObject({ status: 401, title: expect.any(String) });
      },
    );

    test('the contact form of the landing page works', async () => {
      const message = { name: 'Ada', email: 'ada@example.test', message: 'Hello' };
      expect((await send('sendContact', message)).status).toBe(200);
    });

    test('signing in leads to the dashboard and opens every page', async () => {
      expect(await target.signIn()).toBe('/dashboard');
      expect((await read('getUser')).id).not.toBe('');
    });
  });

  describe('a page of another person than the one of the session', () => {
    const other = { 'Expected-User': 'somebody-else' };
    beforeEach(() => target.reset());

    test.each(keys.filter((key) => !isPublic(key)))('%s is refused', async (key) => {
      const before = await snapshot();
      const response = await send(key, body(key), other);
      expect(response.status).toBe(412);
      expect(await response.json()).toMatchObject({
        status: 412,
        detail: 'Another person has signed in. Reload the page.',
      });
      expect(await snapshot()).toBe(before);
    });

    test('its own person is answered', async () => {
      const { id } = await read('getUser');
      expect((await send('getDebts', undefined, { 'Expected-User': id })).status).toBe(200);
    });
  });

  test('signing out ends the session and leads to the landing page', async () => {
    await target.reset();
    expect(await target.signOut()).toBe('/');
    expect((await target.fetch(path('getUser'))).status).toBe(401);
  });
}
