import { expect, test } from 'vitest';
import { sandboxAccounts } from './sandboxAccounts.ts';

test('the first bank has a checking account and savings, the others a card as well', () => {
  const subtypes = (id: string) => sandboxAccounts(id).map(({ subtype }) => subtype);
  expect(subtypes('first-harbor')).toEqual(['checking', 'savings']);
  expect(subtypes('tidewater')).toEqual(['checking', 'savings', 'credit card']);
});

test('no two banks share an account', () => {
  const ids = ['first-harbor', 'tidewater', 'granite-hill'].flatMap((bank) =>
    sandboxAccounts(bank).map(({ accountId }) => accountId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});
