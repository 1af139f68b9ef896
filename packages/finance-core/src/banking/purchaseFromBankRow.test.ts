import { expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { purchaseFromBankRow } from './purchaseFromBankRow.ts';

const row = {
  transaction_id: 'row-1',
  account_id: 'acc',
  name: 'HARBOR COFFEE POS',
  merchant_name: 'Harbor Coffee',
  category: ['Food and Drink', 'Coffee Shop'],
  date: '2026-11-18',
  amount: cents(467),
};

test('names shop and category, and counts at noon where no time is told', () => {
  expect(purchaseFromBankRow(row, { isEnabled: true, multiplier: 2 })).toEqual({
    merchant: 'Harbor Coffee',
    category: 'Food and Drink',
    date: '2026-11-18T12:00:00Z',
    amount: 467,
    roundUpAmount: 66,
  });
});

test('falls back to what the bank writes, and to its newer categories', () => {
  const bare = { ...row, merchant_name: null, category: [], datetime: '2026-11-18T08:00:00Z' };
  const settings = { isEnabled: false, multiplier: 1 } as const;
  expect(purchaseFromBankRow(bare, settings)).toMatchObject({
    merchant: 'HARBOR COFFEE POS',
    category: undefined,
    date: '2026-11-18T08:00:00Z',
    roundUpAmount: 0,
  });
  const newer = { ...bare, personal_finance_category: { primary: 'FOOD_AND_DRINK' } };
  expect(purchaseFromBankRow(newer, settings).category).toBe('FOOD_AND_DRINK');
});
