import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { errorAnswer } from './plaidServer.ts';
import { SECONDS, setUpPlaid } from './setUpPlaid.ts';

const at = setUpPlaid();

describe('a message', () => {
  const messageOf = (content: object) =>
    JSON.stringify({ item_id: 'item-1', error: null, environment: 'sandbox', ...content });
  const update = messageOf({
    webhook_type: 'TRANSACTIONS',
    webhook_code: 'SYNC_UPDATES_AVAILABLE',
    initial_update_complete: true,
    historical_update_complete: true,
  });

  test.each([
    [{ webhook_type: 'TRANSACTIONS', webhook_code: 'SYNC_UPDATES_AVAILABLE' }, 'changes'],
    [{ webhook_type: 'LIABILITIES', webhook_code: 'DEFAULT_UPDATE' }, 'changes'],
    [{ webhook_type: 'ITEM', webhook_code: 'LOGIN_REPAIRED' }, 'changes'],
    [
      {
        webhook_type: 'ITEM',
        webhook_code: 'ERROR',
        error: { error_type: 'ITEM_ERROR', error_code: 'ITEM_LOGIN_REQUIRED' },
      },
      'sign-in-required',
    ],
    [{ webhook_type: 'ITEM', webhook_code: 'PENDING_EXPIRATION' }, 'sign-in-required'],
    [{ webhook_type: 'ITEM', webhook_code: 'USER_PERMISSION_REVOKED' }, 'removed'],
    [{ webhook_type: 'ITEM', webhook_code: 'WEBHOOK_UPDATE_ACKNOWLEDGED' }, 'other'],
  ])('%j says: %s', async (content, event) => {
    const body = messageOf(content);
    expect(await at.plaid.verifyWebhook({ headers: at.server.signed(body), body })).toEqual({
      itemId: 'item-1',
      event,
    });
  });

  test('is checked with a key that is asked for once', async () => {
    for (let count = 0; count < 3; count += 1) {
      await at.plaid.verifyWebhook({ headers: at.server.signed(update), body: update });
    }
    expect(at.server.asked).toEqual([
      { path: '/webhook_verification_key/get', body: { key_id: 'k1' } },
    ]);
  });

  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  test('that name keys which nobody knows have Plaid asked a few times a minute', async () => {
    for (let count = 0; count < 60; count += 1) {
      const headers = at.server.signed(update, { kid: `forged-${count}`, key: stranger });
      expect(await at.plaid.verifyWebhook({ headers, body: update })).toBeUndefined();
    }
    expect(at.server.asked.length).toBe(3);
  });

  test.each([
    ['nobody signed', () => new Headers()],
    ['somebody else signed', () => at.server.signed(update, { key: stranger })],
    ['was altered on the way', () => at.server.signed(update, { about: `${update} ` })],
    ['is more than five minutes old', () => at.server.signed(update, { iat: SECONDS - 301 })],
    ['comes from the future', () => at.server.signed(update, { iat: SECONDS + 301 })],
    ['says it needs no signature', () => at.server.signed(update, { alg: 'none' })],
    ['is signed by a shared secret', () => at.server.signed(update, { alg: 'HS256' })],
    ['is no token', () => new Headers({ 'Plaid-Verification': 'a.b.c' })],
  ])('that %s is not heard', async (_name, headers) => {
    expect(await at.plaid.verifyWebhook({ headers: headers(), body: update })).toBeUndefined();
  });

  test('signed by a key that has expired, or that nobody knows, is not heard', async () => {
    const [known] = at.server.answers.get('/webhook_verification_key/get') ?? [];
    if (!known) throw new Error('The server has a key.');
    const { key } = known.body as { key: object };
    const headers = at.server.signed(update);
    const heard = () => at.plaid.verifyWebhook({ headers, body: update });
    at.server.answers.set('/webhook_verification_key/get', [
      errorAnswer('INVALID_INPUT', 'INVALID_WEBHOOK_VERIFICATION_KEY_ID'),
      { body: { key: { ...key, expired_at: SECONDS - 1 } } },
    ]);
    expect(await heard()).toBeUndefined();
    expect(await heard()).toBeUndefined();
    at.server.answers.set('/webhook_verification_key/get', [known]);
  });
});
