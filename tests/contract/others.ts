import {
  endpoints,
  isSandboxLinkToken,
  NOTIFICATION_TEST_TYPES,
  readAnswer,
  SANDBOX_INSTITUTIONS,
  sandboxPublicToken,
} from '@dime-time/finance-core/contract';
import { quantityToDecimalString, quantity } from '@dime-time/finance-core/money';
import { sandboxAccounts } from '@dime-time/finance-core/sandbox';
import { beforeEach, describe, expect, test } from 'vitest';
import { BAD_AMOUNTS, ODD_TEXTS } from './badValues.ts';
import type { Client } from './target.ts';

export function describeOthers(client: Client): void {
  beforeEach(() => client.target.reset());
  describe('stakes', () => {
    describeStakes(client);
  });
  describe('the bank connection', () => {
    describeBank(client);
  });
  describe('messages', () => {
    describeMessages(client);
  });
}

function describeStakes({ read, send, snapshot }: Client): void {
  test.each([30, 90, 365])('lock tokens for %i days', async (duration) => {
    const before = await read('getTokenBalance');
    const response = await send('stakeTokens', { amount: '2.5', duration });
    expect(response.status).toBe(200);
    const after = readAnswer(endpoints.stakeTokens, await response.json());
    expect(after.stakedAmount - before.stakedAmount).toBe(250_000_000n);
    expect(before.balance - after.balance).toBe(250_000_000n);
    expect(after.totalEarned).toBe(before.totalEarned);
    expect(await read('getTokenBalance')).toEqual(after);
  });

  test('take the whole balance and not a hundred-millionth more', async () => {
    const { balance } = await read('getTokenBalance');
    const above = quantityToDecimalString(quantity(balance + 1n));
    expect((await send('stakeTokens', { amount: above, duration: 30 })).status).toBe(422);
    const all = quantityToDecimalString(balance);
    expect((await send('stakeTokens', { amount: all, duration: 30 })).status).toBe(200);
    expect((await read('getTokenBalance')).balance).toBe(0n);
  });

  test.each(BAD_AMOUNTS)('refuse %s for an amount', async (_name, amount) => {
    const before = await snapshot();
    expect((await send('stakeTokens', { amount, duration: 90 })).status).toBe(422);
    expect(await snapshot()).toBe(before);
  });

  test.each([31, 0, -30, 90.5, '90', null, [90], 1e308])(
    'refuse a duration of %j',
    async (duration) => {
      const response = await send('stakeTokens', { amount: '1', duration });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: [{ path: 'duration' }] });
    },
  );
}

function describeBank({ read, send, snapshot }: Client): void {
  test('a link token is handed out, a new one each time', async () => {
    const token = async () => {
      const response = await send('createLinkToken');
      expect(response.status).toBe(200);
      return readAnswer(endpoints.createLinkToken, await response.json()).linkToken;
    };
    const first = await token();
    // The app asks for the consent itself, and opens no provider's window.
    expect(isSandboxLinkToken(first)).toBe(true);
    expect(await token()).not.toBe(first);
  });

  test('linking answers the accounts, and linking again doubles nothing', async () => {
    const link = async () => {
      const response = await send('exchangeToken', { publicToken: 'public-sandbox-1' });
      expect(response.status).toBe(200);
      return readAnswer(endpoints.exchangeToken, await response.json()).accounts;
    };
    const accounts = await link();
    expect(accounts.length).toBeGreaterThan(0);
    expect(await read('getBankAccounts')).toEqual(accounts);
    const transactions = await read('getTransactions');
    expect(await link()).toEqual(accounts);
    expect(await read('getTransactions')).toEqual(transactions);
    expect((await read('getUser')).hasBankConnected).toBe(true);
  });

  describe.each(SANDBOX_INSTITUTIONS.filter(({ refuses }) => !refuses))('$name', ({ id, name }) => {
    const link = () => send('exchangeToken', { publicToken: sandboxPublicToken(id, 'link-1') });

    test('brings its accounts, with their balances and purchases', async () => {
      const before = await read('getDashboardSummary');
      expect((await link()).status).toBe(200);
      const accounts = (await read('getBankAccounts')).filter(
        ({ institutionName }) => institutionName === name,
      );
      const told = accounts.map(({ accountId, accountName, accountType, mask }) => ({
        accountId,
        accountName,
        accountType,
        mask,
      }));
      const made = sandboxAccounts(id).map((account) => ({
        accountId: account.accountId,
        accountName: account.name,
        accountType: account.subtype,
        mask: account.mask,
      }));
      expect(new Set(told)).toEqual(new Set(made));
      expect(await read('getBankBalances')).toEqual(
        expect.arrayContaining(
          sandboxAccounts(id).map(({ accountId, current, available }) => ({
            account_id: accountId,
            balances: { current, available },
          })),
        ),
      );
      const rows = await read('getBankTransactions');
      expect(rows.some(({ account_id }) => account_id === made[0]?.accountId)).toBe(true);
      const after = await read('getDashboardSummary');
      expect(after.totalRoundUps).toBeGreaterThanOrEqual(before.totalRoundUps);
    });
  });

  test('a bank that turns connections down is told of, and changes nothing', async () => {
    const before = await snapshot();
    const publicToken = sandboxPublicToken('closed-door', 'link-1');
    const refused = await send('exchangeToken', { publicToken });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ errors: [{ path: 'publicToken' }] });
    expect(await snapshot()).toBe(before);
  });

  test.each(['', '   ', 5, null, 'x'.repeat(501), ['public']])(
    'a public token is not %j',
    async (publicToken) => {
      expect((await send('exchangeToken', { publicToken })).status).toBe(422);
    },
  );
}

function describeMessages({ send }: Client): void {
  const contact = { name: 'Ada', email: 'ada@example.test', message: 'Hello' };

  test('a contact message is taken', async () => {
    const response = await send('sendContact', contact);
    expect(response.status).toBe(200);
    readAnswer(endpoints.sendContact, await response.json());
  });

  test.each(ODD_TEXTS)(
    'a contact message may hold %s, and it is not echoed',
    async (_name, text) => {
      const response = await send('sendContact', { ...contact, message: text });
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain(text);
    },
  );

  test.each(['nobody', 'a@', '@b', 'a b@c.test'])(
    '%j is no address to answer to',
    async (email) => {
      const response = await send('sendContact', { ...contact, email });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: [{ path: 'email' }] });
    },
  );

  test.each(
    (['name', 'email', 'message'] as const).flatMap((field) =>
      ['', '   ', 5, null, [], 'x'.repeat(5001)].map((value) => [field, value] as const),
    ),
  )('%s of %j is refused', async (field, value) => {
    const response = await send('sendContact', { ...contact, [field]: value });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path: field }] });
  });

  test.each(NOTIFICATION_TEST_TYPES)('a test notification of type %s is sent', async (type) => {
    const response = await send('testNotification', { userId: 'demo-user', type, amount: '0.33' });
    expect(response.status).toBe(200);
    readAnswer(endpoints.testNotification, await response.json());
  });

  test.each([
    { type: 'unknown' },
    { type: null },
    { userId: '' },
    { userId: 5 },
    { amount: {} },
    { amount: null },
    { list: [] },
  ])('a test notification with %o is refused', async (change) => {
    const body = { userId: 'demo-user', type: 'roundup', ...change };
    expect((await send('testNotification', body)).status).toBe(422);
  });
}
