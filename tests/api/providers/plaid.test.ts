import { describe, expect, test } from 'vitest';
import { errorAnswer } from './plaidServer.ts';
import { CHECKING, NOW, setUpPlaid } from './setUpPlaid.ts';

const at = setUpPlaid();

describe('linking', () => {
  test('a new link asks for what it needs; the repair of one names that link alone', async () => {
    at.server.answers.set('/link/token/create', [
      { body: { link_token: 'link-1', expiration: NOW, request_id: 'r' } },
    ]);
    expect(await at.plaid.createLinkToken({ userId: 'u_1' })).toBe('link-1');
    await at.plaid.createLinkToken({ userId: 'u_1', accessToken: 'access-1' });
    const [made, repaired] = at.server.asked.map(({ body }) => body);
    expect(made).toMatchObject({
      client_name: 'Dime Time',
      user: { client_user_id: 'u_1' },
      products: ['transactions'],
      country_codes: ['US'],
      webhook: 'https://dime.example/api/plaid/webhook',
    });
    expect(repaired).toMatchObject({ access_token: 'access-1' });
    const redirect_uri = 'https://dime.example/banking';
    expect([made, repaired]).toMatchObject([{ redirect_uri }, { redirect_uri }]);
    expect(repaired).not.toHaveProperty('products');
  });

  test('a public token becomes an access token, which tells the name of its bank', async () => {
    at.server.answers.set('/item/public_token/exchange', [
      { body: { access_token: 'access-1', item_id: 'item-1', request_id: 'r' } },
    ]);
    at.server.answers.set('/item/get', [
      {
        body: {
          item: {
            item_id: 'item-1',
            institution_id: 'ins_1',
            institution_name: 'First Harbor Bank',
            webhook: '',
            error: null,
          },
          status: {},
          request_id: 'r',
        },
      },
    ]);
    const grant = { accessToken: 'access-1', itemId: 'item-1' };
    expect(await at.plaid.exchangePublicToken('public-1')).toEqual(grant);
    expect(await at.plaid.institution('access-1')).toEqual({
      id: 'ins_1',
      name: 'First Harbor Bank',
    });
  });

  test('its consent ends', async () => {
    at.server.answers.set('/item/remove', [{ body: { request_id: 'r' } }]);
    await at.plaid.remove('access-1');
    expect(at.server.asked).toEqual([{ path: '/item/remove', body: { access_token: 'access-1' } }]);
  });
});

describe('failures', () => {
  test.each([
    ['ITEM_ERROR', 'ITEM_LOGIN_REQUIRED', 400, 'sign-in-required'],
    ['INVALID_INPUT', 'INVALID_ACCESS_TOKEN', 400, 'refused'],
    ['ITEM_ERROR', 'ITEM_NOT_FOUND', 400, 'refused'],
    // The API keys of the app are wrong: that ends no bank link.
    ['INVALID_INPUT', 'INVALID_API_KEYS', 400, 'unavailable'],
    ['RATE_LIMIT_EXCEEDED', 'TRANSACTIONS_SYNC_LIMIT', 429, 'unavailable'],
    ['INSTITUTION_ERROR', 'INSTITUTION_DOWN', 400, 'unavailable'],
    ['API_ERROR', 'INTERNAL_SERVER_ERROR', 500, 'unavailable'],
  ])('%s %s (%i) is %s', async (type, code, status, failure) => {
    at.server.answers.set('/accounts/get', [errorAnswer(type, code, status)]);
    await expect(at.plaid.accounts('access-1')).rejects.toMatchObject({ failure });
  });

  test.each(['silence', 'reset', 'redirect', 'page'] as const)(
    'a %s in place of an answer is one that did not come, and no key follows a redirect',
    async (mishap) => {
      at.server.mishap = mishap;
      at.server.answers.set('/elsewhere', [{ body: { accounts: [] } }]);
      // Only a missing response is waited for.
      const plaid = mishap === 'silence' ? at.waiting(300) : at.plaid;
      await expect(plaid.accounts('access-1')).rejects.toMatchObject({ failure: 'unavailable' });
      expect(at.server.asked.map(({ path }) => path)).toEqual(['/accounts/get']);
    },
  );

  test.each([
    [{ accounts: 'none' }],
    [{ accounts: [{ ...CHECKING, account_id: 5 }] }],
    [{ accounts: [{ ...CHECKING, balances: { current: '12.00' } }] }],
    [[]],
    [null],
  ])('an answer of another shape is refused, and its values are not told: %j', async (body) => {
    at.server.answers.set('/accounts/get', [{ body }]);
    const error = await at.plaid.accounts('access-1').catch(String);
    expect(error).toContain('answered something else');
    expect(error).not.toContain('12.00');
  });

  test('one that does not answer is left alone for a while', async () => {
    at.server.mishap = 'reset';
    for (let count = 0; count < 5; count += 1) {
      await expect(at.plaid.accounts('access-1')).rejects.toMatchObject({ failure: 'unavailable' });
    }
    at.server.mishap = 'none';
    const { length } = at.server.asked;
    await expect(at.plaid.accounts('access-1')).rejects.toThrow('was not asked');
    expect(at.server.asked).toHaveLength(length);
  });
});
