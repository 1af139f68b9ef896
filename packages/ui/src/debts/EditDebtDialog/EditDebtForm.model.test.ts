import { aprFromPercent, calendarDay, cents } from '@dime-time/finance-core';
import { describe, expect, test } from 'vitest';
import { validateDebtTerms } from '../AddDebtDialog/validateDebtTerms.ts';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { words as spanish } from '../../words/locales/es-US.ts';
import { patchedDebt } from '../patchedDebt.ts';
import { balanceFormWords } from '../words/balanceForm.ts';
import { debtTermsFieldsWords } from '../words/debtTermsFields.ts';
import {
  balanceAfter,
  checkBalanceForm,
  debtPatchOf,
  debtTermsFormOf,
  undoPatchOf,
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
  const checked = validateDebtTerms({ ...debtTermsFormOf(debt), ...change }, terms, formats);
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

describe('patchedDebt', () => {
  test('has the changed terms, and without a rule where that is removed', () => {
    const promotion = { interestRate: aprFromPercent(0), endsOn: calendarDay('2027-06-30') };
    expect(patchedDebt(debt, { minimumPayment: cents(16_000), promotion })).toEqual({
      ...debt,
      minimumPayment: 16_000,
      promotion,
    });
    const changed = patchedDebt({ ...debt, promotion }, { promotion: null, dueDate: 3 });
    expect(changed).toEqual({ ...debt, dueDate: 3 });
    expect(patchedDebt({ ...debt, promotion }, { dueDate: 3 }).promotion).toBe(promotion);
  });
});

describe('undoPatchOf', () => {
  test('has what the debt had before, for each changed field', () => {
    expect(undoPatchOf(debt, { name: 'Visa', originalBalance: cents(1) })).toEqual({
      name: 'Everyday Visa',
      originalBalance: 800_000,
    });
    const promotion = { interestRate: aprFromPercent(0), endsOn: calendarDay('2027-06-30') };
    expect(undoPatchOf(debt, { promotion })).toEqual({ promotion: null });
    expect(undoPatchOf({ ...debt, promotion }, { promotion: null })).toEqual({ promotion });
  });
});

describe('checkBalanceForm', () => {
  const today = calendarDay('2026-11-19');
  const known = {
    currentBalance: cents(620_000),
    balanceAsOf: calendarDay('2026-11-03'),
    payments: [{ on: today, amount: cents(2_210) }],
  };
  const form: BalanceForm = { amount: '$6,242.10', day: '2026-11-18', reason: 'interest' };

  test('returns the balance of the statement', () => {
    expect(
      checkBalanceForm(form, known, today, wordsOf(balanceFormWords, ENGLISH), terms, formats),
    ).toEqual({
      ok: true,
      value: { amount: 624_210, on: '2026-11-18', reason: 'interest' },
    });
    expect(
      checkBalanceForm(
        { ...form, amount: '0', day: '2026-11-19', reason: 'correction' },
        known,
        today,
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
        today,
        wordsOf(balanceFormWords, ENGLISH),
        terms,
        formats,
      );
      expect(checked.ok ? [] : Object.keys(checked.errors), text).toEqual([field]);
    }
  });

  test.each(['interest', 'purchases'] as const)('%s explains no lower balance', (reason) => {
    const english = wordsOf(balanceFormWords, ENGLISH);
    const check = (amount: string) => {
      const typed = { ...form, amount, reason };
      return checkBalanceForm(typed, known, today, english, terms, formats);
    };
    // $22.10 was paid after the day of the statement.
    expect(check('6,222.10').ok).toBe(true);
    const lower = check('6,222.09');
    expect(lower.ok ? undefined : lower.errors).toEqual({ reason: english.reasonLowers });
  });

  test('what is not known yet refuses no reason', () => {
    const typed = { ...form, amount: '1' };
    const unknown = { ...known, payments: undefined };
    const english = wordsOf(balanceFormWords, ENGLISH);
    expect(balanceAfter(typed, unknown)).toBeUndefined();
    expect(checkBalanceForm(typed, unknown, today, english, terms, formats).ok).toBe(true);
  });

  // The sentences of a server, which `refusals.test.ts` of finance-core has as well.
  test.each([
    ['2026-11-20', 'Choose today or an earlier date.'],
    ['1899-12-31', 'Choose a date in 1900 or later.'],
    [
      '2026-09-01',
      'This balance is from Nov 3, 2026, and a statement can be up to 62 days older. Choose Sep 2, 2026 or a later date.',
    ],
  ])('%s reads as a server refuses it', (day, sentence) => {
    const english = wordsOf(balanceFormWords, ENGLISH);
    const checked = checkBalanceForm({ ...form, day }, known, today, english, terms, formats);
    expect(checked.ok ? undefined : checked.errors.day).toBe(sentence);
  });

  test('a day that is too old is refused in the language of the page', () => {
    const words = wordsOf(balanceFormWords, { locale: 'es-US', catalogue: spanish });
    const old = { ...form, day: '2026-09-01' };
    const checked = checkBalanceForm(old, known, today, words, terms, formatsOf('es-US'));
    expect(checked.ok ? undefined : checked.errors.day).toBe(
      'Este saldo es del 3 nov 2026, y un estado de cuenta puede ser hasta 62 días anterior. Elige el 2 sept 2026 o después.',
    );
  });
});
