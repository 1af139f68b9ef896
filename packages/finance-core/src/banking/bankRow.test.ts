import { expect, test } from 'vitest';
import { bankRowKey } from './bankRow.ts';

test('bankRowKey tells the same id in two accounts apart', () => {
  const key = bankRowKey({ account_id: 'a', transaction_id: '1' });
  expect(bankRowKey({ account_id: 'a', transaction_id: '1' })).toBe(key);
  expect(bankRowKey({ account_id: 'b', transaction_id: '1' })).not.toBe(key);
  expect(bankRowKey({ account_id: 'a', transaction_id: '2' })).not.toBe(key);
  expect(bankRowKey({ account_id: 'a1', transaction_id: '' })).not.toBe(key);
});
