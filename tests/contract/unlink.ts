import {
  calendarDay,
  calendarDayOf,
  epochMillis,
  startOfDay,
  sumCents,
} from '@dime-time/finance-core';
import {
  endpoints,
  offersFeature,
  readAnswer,
  SANDBOX_INSTITUTIONS,
  sandboxPublicToken,
  type BankSuggestion,
} from '@dime-time/finance-core/contract';
import { sandboxAccounts, sandboxDebts } from '@dime-time/finance-core/sandbox';
import { beforeEach, describe, expect, test } from 'vitest';
import { toolsOf } from './purseTools.ts';
import type { Client } from './target.ts';

const BANK = 'tidewater';
const NAME = SANDBOX_INSTITUTIONS.find(({ id }) => id === BANK)?.name ?? '';
const ACCOUNT_IDS = sandboxAccounts(BANK).map(({ accountId }) => accountId);

type DebtSuggestion = Extract<BankSuggestion, { kind: 'debt' }>;
type PaymentSuggestion = Extract<BankSuggestion, { kind: 'payment' }>;

/** A bank that is linked is asked about, and can be unlinked. */
export function describeUnlink(client: Client): void {
  const { target, path, read, send, sendTo, snapshot } = client;
  beforeEach(() => target.reset());
  const link = async (grant = 'link-1') => {
    const publicToken = sandboxPublicToken(BANK, grant);
    const response = await send('exchangeToken', { publicToken });
    expect(response.status).toBe(200);
  };
  const item = async () => {
    const found = (await read('getBankItems')).find(
      ({ institutionName }) => institutionName === NAME,
    );
    if (!found) throw new Error('The bank is not linked.');
    return found;
  };
  const unlink = async () => {
    const response = await sendTo('unlinkBank', (await item()).id);
    expect([response.status, await response.text()]).toEqual([204, '']);
  };
  const debtSuggestions = async () =>
    (await read('getBankSuggestions')).filter((one): one is DebtSuggestion => one.kind === 'debt');
  const paymentSuggestions = async () =>
    (await read('getBankSuggestions')).filter(
      (one): one is PaymentSuggestion => one.kind === 'payment',
    );
  const answer = (id: string, accept: boolean) => sendTo('answerBankSuggestion', id, { accept });
  const accept = async (id: string) => {
    const response = await answer(id, true);
    expect(response.status).toBe(200);
    return readAnswer(endpoints.answerBankSuggestion, await response.json());
  };
  /** Links the bank and takes its card as a debt. */
  const takeCard = async () => {
    await link();
    const { debt } = await accept((await debtSuggestions())[0]?.id ?? '');
    if (!debt) throw new Error('The card is no debt.');
    return debt;
  };

  /** The months of a debt, oldest first. */
  const historyOf = async (id: string) => {
    const response = await target.fetch(`${path('getHistory')}?from=2020-01`);
    const months = readAnswer(endpoints.getHistory, await response.json());
    return months.flatMap(({ debts }) => debts).filter(({ debtId }) => debtId === id);
  };

  test('the server offers it', async () => {
    expect(offersFeature(await read('getServiceStatus'), 'bank.unlink')).toBe(true);
  });

  describe('links', () => {
    test('are listed with their accounts, in the order they were made', async () => {
      const before = await read('getBankItems');
      await link();
      const items = await read('getBankItems');
      expect(items.slice(0, -1)).toEqual(before);
      const made = items.at(-1);
      expect(made).toMatchObject({ institutionName: NAME, status: 'connected' });
      expect(made?.accounts.map(({ accountId }) => accountId).toSorted()).toEqual(
        ACCOUNT_IDS.toSorted(),
      );
      expect(made?.accounts.map(({ mask }) => mask).toSorted()).toEqual(['0000', '1111', '2222']);
      const linked = (await read('getBankAccounts')).map(({ accountId }) => accountId);
      const listed = items.flatMap(({ accounts }) => accounts.map(({ accountId }) => accountId));
      expect(listed.toSorted()).toEqual(linked.toSorted());
    });
  });

  describe('a card that a link brings along', () => {
    test('is asked about, and changes nothing until it is answered', async () => {
      const [debts, summary] = [await read('getDebts'), await read('getDashboardSummary')];
      await link();
      expect(await read('getDebts')).toEqual(debts);
      expect((await read('getDashboardSummary')).totalDebt).toBe(summary.totalDebt);
      expect(await debtSuggestions()).toEqual(
        sandboxDebts(BANK).map((owed) => ({
          id: expect.any(String),
          kind: 'debt',
          institutionName: NAME,
          name: owed.name,
          accountNumber: `•••• ${owed.mask}`,
          currentBalance: owed.balance,
          minimumPayment: owed.minimumPayment,
          interestRate: owed.apr,
          dueDate: owed.dueDay,
        })),
      );
    });

    test('is a debt once it is accepted, and asked about no more', async () => {
      const before = await read('getDashboardSummary');
      const known = await read('getDebts');
      const debt = await takeCard();
      const [owed] = sandboxDebts(BANK);
      expect(debt).toMatchObject({
        name: 'Travel Card',
        currentBalance: owed?.balance,
        originalBalance: owed?.balance,
        status: 'open',
      });
      expect(debt.estimatedInterest, 'its interest is in what the bank reports').toBeUndefined();
      expect(await read('getDebts')).toEqual([...known, debt]);
      expect((await read('getDashboardSummary')).totalDebt - before.totalDebt).toBe(owed?.balance);
      expect(await debtSuggestions()).toEqual([]);
    });

    test('stays as it was paid when the bank is linked again', async () => {
      const debt = await takeCard();
      await send('createPayment', { debtId: debt.id, amount: '40.22', source: 'manual' });
      const owed = async () =>
        (await read('getDebts')).map(({ id, currentBalance }) => [id, currentBalance]);
      const paid = await owed();
      await link();
      expect(await owed()).toEqual(paid);
      expect(await debtSuggestions()).toEqual([]);
    });

    test('of any month leaves what was owed in each', async () => {
      const debt = await takeCard();
      const suggested = await paymentSuggestions();
      for (const { id } of suggested) await accept(id);
      const months = await historyOf(debt.id);
      expect(sumCents(months.map(({ paid }) => paid))).toBe(
        sumCents(suggested.map(({ amount }) => amount)),
      );
      expect(sumCents(months.map(({ interest }) => interest))).toBe(0);
      // It became a debt in the running month.
      const owed = months.map(({ balance }) => balance);
      expect(owed).toEqual([...months.slice(1).map(() => 0), debt.currentBalance]);
    });

    test('that is declined is never asked about again', async () => {
      const debts = await read('getDebts');
      await link();
      const [{ id } = { id: '' }] = await debtSuggestions();
      const response = await answer(id, false);
      expect([response.status, await response.json()]).toEqual([200, {}]);
      expect(await debtSuggestions()).toEqual([]);
      await link();
      expect(await debtSuggestions()).toEqual([]);
      await unlink();
      await link('link-2');
      expect(await debtSuggestions()).toEqual([]);
      expect(await read('getDebts')).toEqual(debts);
    });
  });

  describe('a payment in the rows of a bank', () => {
    test('is asked about once its card is a debt', async () => {
      await link();
      expect(await paymentSuggestions()).toEqual([]);
      const debt = await takeCard();
      const found = await paymentSuggestions();
      expect(found.length).toBeGreaterThanOrEqual(1);
      for (const payment of found) {
        expect(payment).toMatchObject({ debtId: debt.id, amount: 15_500 });
        expect(payment.description).not.toBe('');
      }
      const days = found.map(({ date }) => date);
      expect(days).toEqual(days.toSorted().toReversed());
    });

    test('that is accepted is in the history, and leaves the balance of the bank', async () => {
      const debt = await takeCard();
      const [suggestion] = await paymentSuggestions();
      const count = (await paymentSuggestions()).length;
      const balance = await read('getTokenBalance');
      const { payment } = await accept(suggestion?.id ?? '');
      expect(payment).toMatchObject({ debtId: debt.id, amount: 15_500, source: 'manual' });
      expect(payment?.undoUntil).toBeUndefined();
      expect(calendarDayOf(payment?.date ?? '', 'UTC')).toBe(suggestion?.date);
      expect(await read('getPayments')).toContainEqual(payment);
      const now = (await read('getDebts')).find(({ id }) => id === debt.id);
      expect(now?.currentBalance).toBe(debt.currentBalance);
      expect((await read('getTokenBalance')).balance).toBe(balance.balance);
      const months = await historyOf(debt.id);
      expect(sumCents(months.map(({ paid }) => paid))).toBe(15_500);
      expect(months.at(-1)?.balance).toBe(debt.currentBalance);
      expect(await paymentSuggestions()).toHaveLength(count - 1);
      await link();
      expect(await paymentSuggestions()).toHaveLength(count - 1);
      // It has happened: there is nothing to undo.
      expect((await sendTo('undoPayment', payment?.id ?? '')).status).toBe(409);
    });

    test('that is declined is never asked about again', async () => {
      await takeCard();
      const payments = await read('getPayments');
      for (const { id } of await paymentSuggestions()) await answer(id, false);
      expect(await paymentSuggestions()).toEqual([]);
      await link();
      expect(await paymentSuggestions()).toEqual([]);
      expect(await read('getPayments')).toEqual(payments);
    });
  });

  describe('an answer', () => {
    test.each([true, false])('of %s that is given twice is one', async (said) => {
      await link();
      const [{ id } = { id: '' }] = await debtSuggestions();
      const first: unknown = await (await answer(id, said)).json();
      const before = await snapshot();
      const second = await answer(id, said);
      expect([second.status, await second.json()]).toEqual([200, first]);
      expect((await answer(id, !said)).status).toBe(409);
      expect(await snapshot()).toBe(before);
    });

    test('given twenty times at once makes one debt', async () => {
      const before = await read('getDebts');
      await link();
      const [{ id } = { id: '' }] = await debtSuggestions();
      const answers = await Promise.all(Array.from({ length: 20 }, () => answer(id, true)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await read('getDebts')).toHaveLength(before.length + 1);
    });

    test('is refused where a household has two hundred debts', async () => {
      await link();
      const [{ id } = { id: '' }] = await debtSuggestions();
      const body = {
        name: 'Card',
        currentBalance: '1.00',
        minimumPayment: '1.00',
        interestRate: 1,
        dueDate: 1,
      };
      for (let left = 200 - (await read('getDebts')).length; left > 0; left -= 1) {
        await send('createDebt', body);
      }
      const before = await snapshot();
      expect((await answer(id, true)).status).toBe(422);
      expect(await snapshot()).toBe(before);
      expect(await debtSuggestions()).toHaveLength(1);
    });

    test.each([{}, { accept: 'yes' }, { accept: null }])('is not %o', async (body) => {
      await link();
      const [{ id } = { id: '' }] = await debtSuggestions();
      expect((await sendTo('answerBankSuggestion', id, body)).status).toBe(422);
      expect(await debtSuggestions()).toHaveLength(1);
    });
  });

  describe('unlinking', () => {
    test('takes accounts and rows, and leaves purchases, payments and debts', async () => {
      const rows = await read('getBankTransactions');
      const items = await read('getBankItems');
      const accounts = await read('getBankAccounts');
      await takeCard();
      const before = {
        transactions: await read('getTransactions'),
        payments: await read('getPayments'),
        debts: (await read('getDebts')).map(({ id, currentBalance }) => [id, currentBalance]),
        roundUps: (await read('getDashboardSummary')).totalRoundUps,
      };
      await unlink();
      expect(await read('getBankItems')).toEqual(items);
      expect(await read('getBankAccounts')).toEqual(accounts);
      expect((await read('getBankBalances')).map(({ account_id }) => account_id)).not.toContain(
        ACCOUNT_IDS[0],
      );
      expect(await read('getBankTransactions')).toEqual(rows);
      expect({
        transactions: await read('getTransactions'),
        payments: await read('getPayments'),
        debts: (await read('getDebts')).map(({ id, currentBalance }) => [id, currentBalance]),
        roundUps: (await read('getDashboardSummary')).totalRoundUps,
      }).toEqual(before);
    });

    test('of the last bank leaves none connected', async () => {
      for (const { id } of await read('getBankItems')) {
        expect((await sendTo('unlinkBank', id)).status).toBe(204);
      }
      expect((await read('getUser')).hasBankConnected).toBe(false);
      expect(await read('getBankTransactions')).toEqual([]);
      expect(await read('getBankSuggestions')).toEqual([]);
    });

    test('of the last checking account ends sweeps, and a link starts their notice anew', async () => {
      const { choose, buy, waiting } = toolsOf(client);
      const nextSweep = async () => (await read('getDashboardSummary')).nextSweep;
      await choose({ sweep: 'threshold', autoApplyThreshold: '10.00', multiplier: '5.00' });
      for (let count = 0; count < 3; count += 1) await buy('4.01');
      expect(await waiting()).toBeGreaterThanOrEqual(1000);
      expect(await nextSweep()).toBeDefined();
      for (const { id } of await read('getBankItems')) await sendTo('unlinkBank', id);
      expect((await read('getDashboardSummary')).chargedAccount).toBeUndefined();
      expect(await nextSweep()).toBeUndefined();
      await choose({ sweep: 'weekly' });
      expect(await nextSweep()).toBeUndefined();
      await choose({ sweep: 'threshold', autoApplyThreshold: '10.00' });
      await link('link-2');
      const { asOf = '', nextSweep: due = '' } = await read('getDashboardSummary');
      const ahead = epochMillis(due) - startOfDay(calendarDay(asOf), 'UTC');
      // A day, and a day of play for the zone that a household lives in.
      expect(ahead / 86_400_000).toBeGreaterThan(0);
      expect(ahead / 86_400_000).toBeLessThanOrEqual(3);
    });

    test('and linking again doubles no purchase and no debt', async () => {
      const debt = await takeCard();
      const transactions = await read('getTransactions');
      await unlink();
      await link('link-2');
      expect(new Set((await read('getTransactions')).map(({ id }) => id))).toEqual(
        new Set(transactions.map(({ id }) => id)),
      );
      expect((await read('getDebts')).filter(({ name }) => name === debt.name)).toHaveLength(1);
      expect(await debtSuggestions()).toEqual([]);
    });

    test('sent again under a key answers as the first time', async () => {
      await link();
      const { id } = await item();
      const key = { 'Idempotency-Key': 'a-key-of-this-test-unlink' };
      expect((await sendTo('unlinkBank', id, undefined, key)).status).toBe(204);
      const before = await snapshot();
      expect((await sendTo('unlinkBank', id, undefined, key)).status).toBe(204);
      expect(await snapshot()).toBe(before);
    });
  });

  describe.each([
    ['unlinkBank', undefined],
    ['answerBankSuggestion', { accept: true }],
  ] as const)('%s', (key, body) => {
    test.each(['i_unknown', '../../etc/passwd', '%2e%2e', "' OR 1=1 --", '__proto__', '٥'])(
      'knows no %j',
      async (id) => {
        const before = await snapshot();
        expect((await sendTo(key, id, body)).status).toBe(404);
        expect(await snapshot()).toBe(before);
      },
    );
  });
}
