import { expect, test } from 'vitest';
import { bankNamed, outcomeAt, stepAfter } from './BankLinkDialog.model.ts';

const bank = { id: 'harbor', name: 'First Harbor Bank' };

test('a successful response is linked, even without accounts', () => {
  expect(stepAfter(bank, { ok: true, accounts: [] })).toEqual({ at: 'linked', bank, accounts: [] });
});

test('a refusal and a lost response lead to different steps', () => {
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

test('closed before a response it is canceled, afterwards as the response was', () => {
  expect(outcomeAt({ at: 'choose' })).toBe('cancelled');
  expect(outcomeAt({ at: 'consent', bank })).toBe('cancelled');
  expect(outcomeAt({ at: 'connecting', bank })).toBe('cancelled');
  expect(outcomeAt(stepAfter(bank, { ok: true, accounts: [] }))).toBe('linked');
  expect(outcomeAt(stepAfter(bank, { ok: false }))).toBe('failed');
});

test('the initial bank is found by its name, if there is one', () => {
  expect(bankNamed([bank], 'First Harbor Bank')).toBe(bank);
  expect(bankNamed([bank], 'Elsewhere')).toBeUndefined();
  expect(bankNamed([bank], undefined)).toBeUndefined();
});
