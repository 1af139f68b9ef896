import { describe, expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { classifyBankRow } from './classifyBankRow.ts';
import type { RowReason } from './rowReason.ts';

const row = { name: 'Corner Bakery', amount: cents(467) };

describe('what decides, in this order', () => {
  test('a pending row waits for its posted one, whatever else it is', () => {
    expect(classifyBankRow({ ...row, amount: cents(-467), pending: true })).toEqual({
      kind: 'not-purchase',
      reason: 'pending',
      decidedBy: 'status',
    });
  });

  test.each([
    [-1, 'money-in'],
    [0, 'zero'],
  ])('an amount of %i is %s, whatever its category', (amount, reason) => {
    expect(
      classifyBankRow({ ...row, amount: cents(amount), category: ['Shops'], pending: false }),
    ).toEqual({ kind: 'not-purchase', reason, decidedBy: 'amount' });
  });

  test('one cent out can be a purchase', () => {
    expect(classifyBankRow({ ...row, amount: cents(1) })).toEqual({
      kind: 'purchase',
      reason: 'purchase',
      decidedBy: 'description',
    });
  });

  test('a category overrules the description', () => {
    expect(classifyBankRow({ ...row, name: 'ATM FEE', category: ['Shops'] })).toEqual({
      kind: 'purchase',
      reason: 'purchase',
      decidedBy: 'category',
    });
    expect(classifyBankRow({ ...row, category: ['Transfer', 'Debit'] })).toEqual({
      kind: 'not-purchase',
      reason: 'transfer',
      decidedBy: 'category',
    });
  });

  test('the newer category overrules the older', () => {
    expect(
      classifyBankRow({
        ...row,
        category: ['Transfer', 'Debit'],
        personal_finance_category: { primary: 'FOOD_AND_DRINK', detailed: 'FOOD_AND_DRINK_COFFEE' },
      }),
    ).toMatchObject({ reason: 'purchase', decidedBy: 'category' });
  });

  test('the newer category’s detail overrules its primary, which serves alone', () => {
    const primary = 'TRANSFER_OUT';
    expect(
      classifyBankRow({
        ...row,
        personal_finance_category: { primary, detailed: 'TRANSFER_OUT_WITHDRAWAL' },
      }).reason,
    ).toBe('cash-withdrawal');
    expect(
      classifyBankRow({ ...row, personal_finance_category: { primary, detailed: null } }).reason,
    ).toBe('transfer');
    expect(classifyBankRow({ ...row, personal_finance_category: { primary } }).reason).toBe(
      'transfer',
    );
  });

  test.each([
    [null],
    [undefined],
    [[]],
    [['']],
    [[' ']],
    [['Uncategorized']],
    [['Uncategorised', 'x']],
    [['Unknown']],
    [['other']],
  ])('the category %j says nothing, so the description decides', (category) => {
    expect(classifyBankRow({ ...row, category })).toMatchObject({
      reason: 'purchase',
      decidedBy: 'description',
    });
    expect(classifyBankRow({ ...row, name: 'ATM FEE', category })).toMatchObject({
      reason: 'fee',
      decidedBy: 'description',
    });
  });

  test('a category is only its beginning in "Mother and Child"', () => {
    expect(classifyBankRow({ ...row, category: ['Mother and Child'] }).decidedBy).toBe('category');
    expect(classifyBankRow({ ...row, category: ['Shops', 'Other'] }).decidedBy).toBe('category');
  });

  test('the merchant’s name counts where the description is silent', () => {
    expect(classifyBankRow({ ...row, name: 'POS 1234', merchant_name: 'Venmo' }).reason).toBe(
      'transfer',
    );
    expect(classifyBankRow({ ...row, name: 'POS 1234', merchant_name: null }).reason).toBe(
      'purchase',
    );
    // Each is a line of its own: nothing reads across the two.
    expect(classifyBankRow({ ...row, name: 'Discover', merchant_name: 'Payment Co' }).reason).toBe(
      'purchase',
    );
  });

  test('a description longer than banks write is cut, so that no text can hold the page up', () => {
    const name = `${'capital one '.repeat(20_000)}payment`;
    const merchant = `${'x'.repeat(300)} atm fee`;
    expect(classifyBankRow({ ...row, name, merchant_name: merchant }).reason).toBe('purchase');
    expect(classifyBankRow({ ...row, name: `${'x'.repeat(292)} atm fee` }).reason).toBe('fee');
    expect(classifyBankRow({ ...row, name: `${'x'.repeat(293)} atm fee` }).reason).not.toBe('fee');
  });
});

describe('categories', () => {
  test.each<[string, RowReason]>([
    ['Payment', 'card-payment'],
    ['Payment, Credit Card', 'card-payment'],
    ['Payment, Loan', 'loan-payment'],
    ['Payment, Rent', 'purchase'],
    ['Bank Fees', 'fee'],
    ['Bank Fees, Cash Advance', 'fee'],
    ['Bank Fees, Overdraft', 'fee'],
    ['Cash Advance', 'cash-withdrawal'],
    ['Interest', 'interest'],
    ['Interest, Interest Charged', 'interest'],
    ['Transfer', 'transfer'],
    ['Transfer, Credit', 'transfer'],
    ['Transfer, Third Party, Venmo', 'transfer'],
    ['Transfer, Withdrawal', 'cash-withdrawal'],
    ['Transfer, Withdrawal, ATM', 'cash-withdrawal'],
    ['Transfer, Withdrawal, Check', 'transfer'],
    ['Service, Financial, Loans and Mortgages', 'loan-payment'],
    ['Service, Financial', 'purchase'],
    ['Food and Drink', 'purchase'],
    ['Food and Drink, Restaurants, Coffee Shop', 'purchase'],
    ['Shops, Gift and Novelty, Credit Card Holders', 'purchase'],
    ['Shops, Currency Transfer', 'purchase'],
    ['Shops, Transfer, Withdrawal', 'purchase'],
    ['Bank  Fees', 'fee'],
    ['Bank - Fees', 'fee'],
    ['Recreation, Bank Fees', 'purchase'],
    ['Shops, Income', 'purchase'],
    ['Shops, Interest', 'purchase'],
    ['Shops, Cash Advance', 'purchase'],
    ['Shops, Loan', 'purchase'],
    ['Shops, Payment', 'purchase'],
    ['Shops, Payment, Loan', 'purchase'],
    ['Shops, Payment, Credit Card', 'purchase'],
    ['Travel, Taxi', 'purchase'],
    ['Tax, Payment', 'purchase'],
    ['Healthcare', 'purchase'],
    ['Community', 'purchase'],
  ])('[%s] is %s', (path, reason) => {
    expect(classifyBankRow({ ...row, category: path.split(', ') })).toMatchObject({
      reason,
      decidedBy: 'category',
    });
  });

  test.each<[string, RowReason]>([
    ['LOAN_PAYMENTS_CREDIT_CARD_PAYMENT', 'card-payment'],
    ['LOAN_PAYMENTS_MORTGAGE_PAYMENT', 'loan-payment'],
    ['LOAN_PAYMENTS_STUDENT_LOAN_PAYMENT', 'loan-payment'],
    ['BANK_FEES_INTEREST_CHARGE', 'interest'],
    ['BANK_FEES_ATM_FEES', 'fee'],
    ['BANK_FEES_CASH_ADVANCE', 'fee'],
    ['TRANSFER_OUT_SAVINGS', 'transfer'],
    ['TRANSFER_OUT_WITHDRAWAL', 'cash-withdrawal'],
    ['INCOME_WAGES', 'transfer'],
    ['RENT_AND_UTILITIES_RENT', 'purchase'],
    ['FOOD_AND_DRINK_COFFEE', 'purchase'],
    ['GOVERNMENT_AND_NON_PROFIT_TAX_PAYMENT', 'purchase'],
  ])('%s is %s', (detailed, reason) => {
    expect(
      classifyBankRow({ ...row, personal_finance_category: { primary: 'ANY', detailed } }),
    ).toMatchObject({ reason, decidedBy: 'category' });
  });
});
