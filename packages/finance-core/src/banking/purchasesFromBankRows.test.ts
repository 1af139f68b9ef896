import { expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { purchasesFromBankRows } from './purchasesFromBankRows.ts';

const row = { transaction_id: 't1', account_id: 'a1', name: 'Bakery', amount: cents(467) };

test('purchasesFromBankRows keeps the purchases in their order', () => {
  const fee = { ...row, transaction_id: 't2', name: 'ATM FEE' };
  const later = { ...row, transaction_id: 't3', name: 'Deli' };
  expect(purchasesFromBankRows([row, fee, later])).toEqual([row, later]);
  expect(purchasesFromBankRows([])).toEqual([]);
});

test('purchasesFromBankRows counts a repeated row once, in its latest version', () => {
  const corrected = { ...row, amount: cents(512) };
  const elsewhere = { ...row, account_id: 'a2' };
  expect(purchasesFromBankRows([row, elsewhere, corrected])).toEqual([corrected, elsewhere]);
});

test('purchasesFromBankRows drops a purchase whose latest version is none', () => {
  expect(purchasesFromBankRows([row, { ...row, amount: cents(0) }])).toEqual([]);
});
