import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from './target.ts';

const KEY = { 'Idempotency-Key': 'a-key-of-this-test-0001' };

/** The same key with the same body answers as the first time and changes nothing. */
export function describeRepetition({ target, read, send, snapshot }: Client): void {
  beforeEach(() => target.reset());
  const payment = async (amount = '5.00') => ({
    debtId: (await read('getDebts'))[0]?.id,
    amount,
    source: 'manual',
  });

  test('a payment sent again is the same payment', async () => {
    const body = await payment();
    const first = await send('createPayment', body, KEY);
    const after = await snapshot();
    const second = await send('createPayment', body, KEY);
    expect(second.status).toBe(first.status);
    expect(await second.text()).toBe(await first.text());
    expect(await snapshot()).toBe(after);
  });

  test('fifty sends of one key at once are one payment', async () => {
    const body = await payment();
    const before = await read('getPayments');
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => (await send('createPayment', body, KEY)).text()),
    );
    expect(new Set(answers).size).toBe(1);
    expect(await read('getPayments')).toHaveLength(before.length + 1);
  });

  test('the order of the fields makes no difference', async () => {
    const { debtId, amount, source } = await payment();
    await send('createPayment', { debtId, amount, source }, KEY);
    const after = await snapshot();
    expect((await send('createPayment', { source, amount, debtId }, KEY)).status).toBe(201);
    expect(await snapshot()).toBe(after);
  });

  test('another body under the same key is refused and changes nothing', async () => {
    await send('createPayment', await payment('5.00'), KEY);
    const after = await snapshot();
    expect((await send('createPayment', await payment('6.00'), KEY)).status).toBe(422);
    expect(await snapshot()).toBe(after);
  });

  test('another call under the same key is refused', async () => {
    await send('createPayment', await payment(), KEY);
    const { debtId, amount } = await payment();
    expect((await send('createAcceleratedPayment', { debtId, amount }, KEY)).status).toBe(422);
  });

  test('without a key, or under another, it is another payment', async () => {
    const body = await payment();
    const before = await read('getPayments');
    await send('createPayment', body);
    await send('createPayment', body);
    await send('createPayment', body, KEY);
    await send('createPayment', body, { 'Idempotency-Key': 'a-key-of-this-test-0002' });
    expect(await read('getPayments')).toHaveLength(before.length + 4);
  });

  describe('holds for every write', () => {
    test.each([
      ['stakeTokens', { amount: '1', duration: 90 }],
      ['exchangeToken', { publicToken: 'public-sandbox-1' }],
      ['sendContact', { name: 'Ada', email: 'ada@example.test', message: 'Hello' }],
      ['testNotification', { userId: 'demo-user', type: 'roundup' }],
      [
        'createDebt',
        {
          name: 'Card',
          currentBalance: '10.00',
          minimumPayment: '1.00',
          interestRate: 9.99,
          dueDate: 1,
        },
      ],
      [
        'createTransaction',
        { merchant: 'Shop', category: 'Food', date: new Date().toISOString(), amount: '4.67' },
      ],
      ['createLinkToken', undefined],
    ] as const)('%s', async (key, body) => {
      const first = await send(key, body, KEY);
      expect(first.ok).toBe(true);
      const after = await snapshot();
      const second = await send(key, body, KEY);
      expect([second.status, await second.text()]).toEqual([first.status, await first.text()]);
      expect(await snapshot()).toBe(after);
    });
  });
}
