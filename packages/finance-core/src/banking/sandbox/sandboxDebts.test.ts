import { expect, test } from 'vitest';
import { SANDBOX_INSTITUTIONS } from '../../contract/sandboxLink.ts';
import { sandboxAccounts } from './sandboxAccounts.ts';
import { sandboxDebts } from './sandboxDebts.ts';

test('the balance of a card is owed, and nothing to a bank without one', () => {
  expect(sandboxDebts('first-harbor')).toEqual([]);
  expect(sandboxDebts('tidewater')).toEqual([
    {
      accountId: 'acc_card-tidewater',
      name: 'Travel Card',
      mask: '2222',
      balance: 184_022,
      apr: 22_740,
      minimumPayment: 5500,
      dueDay: 18,
    },
  ]);
});

test.each(SANDBOX_INSTITUTIONS.filter(({ refuses }) => !refuses))(
  '$name has the accounts it is chosen for',
  ({ id, about }) => {
    const words = { checking: 'checking', savings: 'savings', 'credit card': 'a credit card' };
    const kinds = sandboxAccounts(id).map(({ subtype }) => words[subtype]);
    expect(about.toLowerCase()).toBe(new Intl.ListFormat('en-US').format(kinds));
  },
);
