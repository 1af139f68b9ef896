import { expect, test } from 'vitest';
import { bankNamed, outcomeAt, stepAfter } from './BankLinkDialog.model.ts';

const bank = { id: 'harbor', name: 'First Harbor Bank' };

test('an answer with accounts is linked, also where there is none among them', () => {
  expect(stepAfter(bank, { ok: true, accounts: [] })).toEqual({ at: 'linked', bank, accounts: [] });
});

test('a refusal and an answer that was lost are told apart', () => {
  expect(stepAfter(bank, { ok: false, message: '422: no' })).toEqual({
    at: 'failed',
    bank,
    message: '422: no',
    unknown: false,
  });
  expect(stepAfter(bank, { ok: false, unknown: true })).toMatchObject({
    message: undefined,
    unknown: true,
  });
});

test('closed before an answer it is cancelled, after it as the answer was', () => {
  expect(outcomeAt({ at: 'choose' })).toBe('cancelled');
  expect(outcomeAt({ at: 'consent', bank })).toBe('cancelled');
  expect(outcomeAt({ at: 'connecting', bank })).toBe('cancelled');
  expect(outcomeAt(stepAfter(bank, { ok: true, accounts: [] }))).toBe('linked');
  expect(outcomeAt(stepAfter(bank, { ok: false }))).toBe('failed');
});

test('the bank to begin with is found by its name, or none is', () => {
  expect(bankNamed([bank], 'First Harbor Bank')).toBe(bank);
  expect(bankNamed([bank], 'Elsewhere')).toBeUndefined();
  expect(bankNamed([bank], undefined)).toBeUndefined();
});
