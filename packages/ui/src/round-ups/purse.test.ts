import type { Payment } from '@dime-time/finance-core/contract';
import { cents } from '@dime-time/finance-core/money';
import { describe, expect, test } from 'vitest';
import { chargedAccountName, roundUpPurse } from './purse.ts';
import { ENGLISH, wordsOf } from '../words/index.ts';
import { purseWords } from './words/purse.ts';

const words = wordsOf(purseWords, ENGLISH);

const bare = {
  totalRoundUps: cents(11_159),
  thisMonthRoundUps: cents(1_596),
  totalDebt: cents(1_814_877),
  thisMonthPayments: cents(53_245),
  progressPercentage: 37,
  debtFreeDate: null,
};
const account = { accountId: 'a', name: 'Everyday Checking', mask: '0000' };

describe('roundUpPurse', () => {
  test('has the server’s figures, and is `undefined` without them', () => {
    expect(roundUpPurse(undefined)).toBeUndefined();
    expect(roundUpPurse(bare)).toBeUndefined();
    expect(
      roundUpPurse({
        ...bare,
        roundUpsWaiting: cents(294),
        roundUpsApplied: cents(8_156),
        roundUpsInvested: cents(2_709),
        nextSweep: '2026-11-30T05:00:00Z',
        chargedAccount: account,
      }),
    ).toEqual({
      waiting: 294,
      applied: 8_156,
      invested: 2_709,
      returned: 0,
      nextSweep: '2026-11-30T05:00:00Z',
      account,
      paidLately: 0,
    });
  });

  test('exists when it is empty', () => {
    expect(roundUpPurse({ ...bare, roundUpsWaiting: cents(0) })).toMatchObject({
      waiting: 0,
      account: undefined,
    });
  });
});

test('an account is named with its last digits, if it has any', () => {
  expect(chargedAccountName(account, words)).toBe('Everyday Checking ••0000');
  expect(chargedAccountName({ name: 'Cash', mask: '' }, words)).toBe('Cash');
  expect(chargedAccountName({ name: ' ', mask: '12' }, words)).toBe('your bank account ••12');
});

test('payments of the last day count, including round-ups', () => {
  const payments: Payment[] = [
    ['manual', 100_000, '2026-11-19T14:00:00Z'],
    ['accelerated', 2_500, '2026-11-18T14:05:01Z'],
    ['manual', 7_777, '2026-11-18T14:05:00Z'],
    ['roundup', 941, '2026-11-19T14:00:00Z'],
  ].map(([source, amount, date], at) => ({
    id: `p${at}`,
    debtId: 'd',
    amount: cents(Number(amount)),
    date: String(date),
    source: source as Payment['source'],
  }));
  const summary = { ...bare, roundUpsWaiting: cents(0) };
  const purse = roundUpPurse(summary, { payments, asOf: '2026-11-19T14:05:00Z' });
  expect(purse?.paidLately).toBe(103_441);
  // Payments made before the account was linked did not come from it.
  const linked = { ...account, linkedAt: '2026-11-19T09:00:00Z' };
  const since = roundUpPurse(
    { ...summary, chargedAccount: linked },
    { payments, asOf: '2026-11-19T14:05:00Z' },
  );
  expect(since?.paidLately).toBe(100_941);
});
