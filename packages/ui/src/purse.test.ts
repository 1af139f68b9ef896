import { cents } from '@dime-time/finance-core/money';
import { describe, expect, test } from 'vitest';
import { chargedAccountName, exceedsAvailable, roundUpPurse } from './purse.ts';

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
  test('is what the server says, and nothing where it says nothing', () => {
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
    });
  });

  test('is there with nothing in it', () => {
    expect(roundUpPurse({ ...bare, roundUpsWaiting: cents(0) })).toMatchObject({
      waiting: 0,
      account: undefined,
    });
  });
});

test('an account is named with its last digits, where it has some', () => {
  expect(chargedAccountName(account)).toBe('Everyday Checking ••0000');
  expect(chargedAccountName({ name: 'Cash', mask: '' })).toBe('Cash');
  expect(chargedAccountName({ name: ' ', mask: '12' })).toBe('your bank account ••12');
});

test('more than available is known only where the bank says what there is', () => {
  expect(exceedsAvailable(cents(150_000), { ...account, available: cents(110_000) })).toBe(true);
  expect(exceedsAvailable(cents(110_000), { ...account, available: cents(110_000) })).toBe(false);
  expect(exceedsAvailable(cents(150_000), account)).toBe(false);
  expect(exceedsAvailable(cents(150_000), undefined)).toBe(false);
});
