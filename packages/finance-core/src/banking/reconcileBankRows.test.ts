import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { bankRowKey, type BankRow } from './bankRow.ts';
import { reconcileBankRows } from './reconcileBankRows.ts';

function row(id: string, more: Partial<BankRow> = {}): BankRow {
  return { transaction_id: id, account_id: 'a1', name: 'Bakery', amount: cents(467), ...more };
}

const NONE = { added: [], modified: [], removed: [] };

describe('reconcileBankRows', () => {
  test('adds new rows at the end and known ones not again', () => {
    const rows = reconcileBankRows([row('1'), row('2')], { ...NONE, added: [row('3'), row('1')] });
    expect(rows).toEqual([row('1'), row('2'), row('3')]);
  });

  test('keeps the same id of two accounts', () => {
    const elsewhere = row('1', { account_id: 'a2' });
    expect(reconcileBankRows([row('1')], { ...NONE, added: [elsewhere] })).toEqual([
      row('1'),
      elsewhere,
    ]);
  });

  test('puts a modified row in the place of its old version', () => {
    const modified = row('1', { amount: cents(512) });
    expect(reconcileBankRows([row('1'), row('2')], { ...NONE, modified: [modified] })).toEqual([
      modified,
      row('2'),
    ]);
  });

  test('takes the modified version over one added in the same changes', () => {
    const modified = row('1', { amount: cents(512) });
    expect(reconcileBankRows([], { ...NONE, added: [row('1')], modified: [modified] })).toEqual([
      modified,
    ]);
  });

  test('takes out a removed row, also one added in the same changes', () => {
    const removed = [
      { account_id: 'a1', transaction_id: '1' },
      { account_id: 'a1', transaction_id: '3' },
      { account_id: 'a9', transaction_id: '2' },
    ];
    expect(
      reconcileBankRows([row('1'), row('2')], { ...NONE, added: [row('3')], removed }),
    ).toEqual([row('2')]);
  });

  test('replaces a pending row by the posted one, in whichever order they come', () => {
    const pending = row('p', { pending: true });
    const posted = row('1', { pending_transaction_id: 'p' });
    expect(reconcileBankRows([pending], { ...NONE, added: [posted] })).toEqual([posted]);
    expect(reconcileBankRows([posted], { ...NONE, added: [pending] })).toEqual([posted]);
  });

  test('replaces a pending row that had itself replaced one', () => {
    const second = row('2', { pending: true, pending_transaction_id: '1' });
    const posted = row('3', { pending_transaction_id: '2' });
    const rows = [row('1', { pending: true }), second];
    expect(reconcileBankRows([posted], { ...NONE, added: rows })).toEqual([posted]);
    expect(reconcileBankRows(rows, { ...NONE, added: [posted] })).toEqual([posted]);
  });

  test('leaves a pending row of another account with the same id', () => {
    const pending = row('p', { pending: true, account_id: 'a2' });
    const posted = row('1', { pending_transaction_id: 'p' });
    expect(reconcileBankRows([pending], { ...NONE, added: [posted] })).toEqual([pending, posted]);
  });

  test('takes a null or empty pending id for none', () => {
    const rows = [
      row('', { pending_transaction_id: null }),
      row('1', { pending_transaction_id: '' }),
    ];
    expect(reconcileBankRows(rows, NONE)).toEqual(rows);
  });

  test('leaves its arguments as they are', () => {
    const current = Object.freeze([row('p', { pending: true })]);
    const added = Object.freeze([row('1', { pending_transaction_id: 'p' })]);
    reconcileBankRows(current, { ...NONE, added });
    expect(current).toEqual([row('p', { pending: true })]);
  });

  test('no row is there twice, and none that was removed', () => {
    const ids = fc.constantFrom('1', '2', '3', '4', '5');
    const rows = fc.array(
      fc.record({
        transaction_id: ids,
        account_id: fc.constantFrom('a1', 'a2'),
        name: fc.constant('Bakery'),
        amount: fc.integer({ min: 1, max: 9999 }).map((value) => cents(value)),
        pending_transaction_id: fc.option(ids),
      }),
    );
    fc.assert(
      fc.property(rows, rows, rows, rows, (current, added, modified, removed) => {
        const changes = { added, modified, removed };
        const once = reconcileBankRows(current, changes);
        expect(new Set(once.map(bankRowKey)).size).toBe(once.length);
        for (const gone of removed) {
          expect(once.map(bankRowKey)).not.toContain(bankRowKey(gone));
        }
      }),
    );
  });
});
