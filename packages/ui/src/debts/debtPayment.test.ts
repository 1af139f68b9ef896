import { aprFromPercent, cents } from '@dime-time/finance-core/money';
import { describe, expect, test } from 'vitest';
import { purseWords, type RoundUpPurse } from '../round-ups/index.ts';
import { ENGLISH, wordsOf } from '../words/index.ts';
import { exceedsAvailable, paidWords, payableDebts, sourceOf } from './debtPayment.ts';
import { debtPaymentWords } from './words/debtPayment.ts';

const words = wordsOf(debtPaymentWords, ENGLISH);
const accounts = wordsOf(purseWords, ENGLISH);
const paid = 'Successfully paid $25.00';
const account = { accountId: 'a_1', name: 'Everyday Checking', mask: '0000' };
const undo = { forMs: 9_400, run: () => Promise.resolve({ ok: true as const }) };

test('while a payment can be undone, its message says that no money has moved yet', () => {
  expect(paidWords(paid, { account }, undo, words, accounts)).toBe(
    'Successfully paid $25.00. It leaves Everyday Checking ••0000 in 10 seconds.',
  );
  expect(paidWords(`${paid}.`, { account }, undo, words, accounts)).toContain('$25.00. It leaves');
  expect(paidWords(paid, { account }, undefined, words, accounts)).toBe(paid);
});

test('if no bank is linked, the message says that no money moves', () => {
  const noBank = 'Successfully paid $25.00. No bank is linked, so no money moves.';
  expect(paidWords(paid, { account: undefined }, undo, words, accounts)).toBe(noBank);
  expect(paidWords(paid, { account: undefined }, undefined, words, accounts)).toBe(noBank);
});

test('without a purse, the message is unchanged', () => {
  expect(paidWords(paid, undefined, undo, words, accounts)).toBe(paid);
});

describe('sourceOf', () => {
  const purse = { waiting: cents(266) };

  test.each([
    ['', 'roundup'],
    ['1.5', 'roundup'],
    ['2.66', 'roundup'],
    ['$2.66', 'roundup'],
    ['2.67', 'manual'],
    ['1,000', 'manual'],
    ['abc', 'roundup'],
  ])('round-ups of which %j was typed are paid as %s', (text, source) => {
    expect(sourceOf({ text, requested: 'roundup', isTyped: true }, purse)).toBe(source);
  });

  test('an amount that a button filled in keeps the source of that button', () => {
    expect(sourceOf({ text: '9.41', requested: 'roundup' }, purse)).toBe('roundup');
    expect(sourceOf({ text: '1', requested: 'manual', isTyped: true }, purse)).toBe('manual');
    expect(sourceOf({ text: '1', requested: undefined, isTyped: true }, purse)).toBeUndefined();
  });
});

test('a payment exceeds the account only if the bank reports the balance', () => {
  const has = (available: number | undefined, paidLately = 0): RoundUpPurse => ({
    waiting: cents(0),
    applied: cents(0),
    invested: cents(0),
    returned: cents(0),
    nextSweep: undefined,
    account: { ...account, available: available === undefined ? undefined : cents(available) },
    paidLately: cents(paidLately),
  });
  expect(exceedsAvailable(cents(150_000), has(110_000))).toBe(true);
  expect(exceedsAvailable(cents(110_000), has(110_000))).toBe(false);
  expect(exceedsAvailable(cents(100_000), has(110_000, 100_000))).toBe(true);
  expect(exceedsAvailable(cents(10_000), has(110_000, 100_000))).toBe(false);
  expect(exceedsAvailable(cents(1), has(110_000, 120_000))).toBe(true);
  expect(exceedsAvailable(cents(150_000), has(undefined))).toBe(false);
  expect(exceedsAvailable(cents(150_000), { ...has(0), account: undefined })).toBe(false);
  expect(exceedsAvailable(cents(150_000), undefined)).toBe(false);
});

test('a debt that is paid off cannot be paid', () => {
  const debt = {
    id: 'd',
    name: 'Visa',
    accountNumber: '',
    currentBalance: cents(10_000),
    originalBalance: cents(20_000),
    minimumPayment: cents(2_500),
    interestRate: aprFromPercent(20),
    dueDate: 1,
  };
  const paidOff = { ...debt, id: 'p', currentBalance: cents(0) };
  expect(payableDebts([paidOff, debt])).toEqual([debt]);
});
