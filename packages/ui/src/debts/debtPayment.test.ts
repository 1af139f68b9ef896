import { expect, test } from 'vitest';
import { paidWords } from './debtPayment.ts';

const paid = 'Successfully paid $25.00';
const account = { accountId: 'a_1', name: 'Everyday Checking', mask: '0000' };
const undo = { forMs: 9_400, run: () => Promise.resolve({ ok: true as const }) };

test('while a payment can be undone, its message says that no money has moved yet', () => {
  expect(paidWords(paid, { account }, undo)).toBe(
    'Successfully paid $25.00. It leaves Everyday Checking ••0000 in 10 seconds.',
  );
  expect(paidWords(`${paid}.`, { account }, undo)).toContain('$25.00. It leaves');
  expect(paidWords(paid, { account }, undefined)).toBe(paid);
});

test('if no bank is linked, the message says that no money moves', () => {
  const words = 'Successfully paid $25.00. No bank is linked, so no money moves.';
  expect(paidWords(paid, { account: undefined }, undo)).toBe(words);
  expect(paidWords(paid, { account: undefined }, undefined)).toBe(words);
});

test('without a purse, the message is unchanged', () => {
  expect(paidWords(paid, undefined, undo)).toBe(paid);
});
