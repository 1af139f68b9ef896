import { aprFromPercent, calendarDay, cents } from '@dime-time/finance-core';
import { describe, expect, test } from 'vitest';
import { checkDebtTerms } from '../AddDebtDialog/debtForm.model.ts';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { balanceFormWords } from '../words/balanceForm.ts';
import { debtTermsFieldsWords } from '../words/debtTermsFields.ts';
import {
  checkBalanceForm,
  debtPatchOf,
  debtTermsFormOf,
  type BalanceForm,
} from './EditDebtForm.model.ts';

const formats = formatsOf('en-US');

const terms = wordsOf(debtTermsFieldsWords, ENGLISH);
const debt = {
  id: 'd',
  name: 'Everyday Visa',
  accountNumber: '•••• 4821',
  currentBalance: cents(620_000),
  originalBalance: cents(800_000),
  minimumPayment: cents(15_500),
  interestRate: aprFromPercent(24.99),
  dueDate: 15,
};
const patchAfter = (change: Partial<ReturnType<typeof debtTermsFormOf>>) => {
  const checked = checkDebtTerms({ ...debtTermsFormOf(debt), ...change }, terms, formats);
  if (!checked.ok) throw new Error('expected terms');
  return debtPatchOf(debt, checked.value);
};

describe('debtPatchOf', () => {
  test('an unchanged form returns no patch', () => {
    expect(patchAfter({})).toBeUndefined();
  });

  test('sends only what was changed', () => {
    expect(patchAfter({ minimumPayment: '$160' })).toEqual({ minimumPayment: 16_000 });
    expect(
      patchAfter({
        name: ' Visa ',
        accountNumber: '4111 1111 1111 1234',
        originalBalance: '9,000',
        interestRate: '19.99%',
        dueDate: '3',
      }),
    ).toEqual({
      name: 'Visa',
      accountNumber: '•••• 1234',
      originalBalance: 900_000,
      interestRate: 19_990,
      dueDate: 3,
    });
  });

  test('an account number can be removed, an original balance only replaced', () => {
    expect(patchAfter({ accountNumber: '', originalBalance: '' })).toEqual({ accountNumber: '' });
  });
});

describe('checkBalanceForm', () => {
  const known = { today: calendarDay('2026-11-19'), latest: calendarDay('2026-11-03') };
  const form: BalanceForm = { amount: '$6,242.10', day: '2026-11-18', reason: 'interest' };

  test('returns the balance of the statement', () => {
    expect(
      checkBalanceForm(form, known, wordsOf(balanceFormWords, ENGLISH), terms, formats),
    ).toEqual({
      ok: true,
      value: { amount: 624_210, on: '2026-11-18', reason: 'interest' },
    });
    expect(
      checkBalanceForm(
        { ...form, amount: '0', day: '2026-11-19' },
        known,
        wordsOf(balanceFormWords, ENGLISH),
        terms,
        formats,
      ).ok,
    ).toBe(true);
  });

  test.each([
    ['amount', ['', '-1', '6,20', '100,000,000.01']],
    ['day', ['', '2026-11-20', '2026-02-30', '2026-09-01']],
    ['reason', ['']],
  ] as const)('%s refuses %j', (field, texts) => {
    for (const text of texts) {
      const checked = checkBalanceForm(
        { ...form, [field]: text },
        known,
        wordsOf(balanceFormWords, ENGLISH),
        terms,
        formats,
      );
      expect(checked.ok ? [] : Object.keys(checked.errors), text).toEqual([field]);
    }
  });
});
