import { expect, test } from 'vitest';
import { purseWords } from '../round-ups/index.ts';
import { ENGLISH, wordsOf } from '../words/index.ts';
import { paidWords } from './debtPayment.ts';
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
