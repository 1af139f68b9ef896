import { describe, expect, test } from 'vitest';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { addDebtFormWords } from '../words/addDebtForm.ts';
import { debtTermsFieldsWords } from '../words/debtTermsFields.ts';
import { validateDebtForm, EMPTY_DEBT_FORM, type AddDebtForm } from './validateDebtForm.ts';

const formats = formatsOf('en-US');

const words = wordsOf(addDebtFormWords, ENGLISH);
const terms = wordsOf(debtTermsFieldsWords, ENGLISH);
const form: AddDebtForm = {
  name: ' Everyday Visa ',
  accountNumber: '**** 4821',
  currentBalance: '6200',
  originalBalance: '',
  minimumPayment: '155.00',
  interestRate: '24.99',
  dueDate: '15',
};

describe('validateDebtForm', () => {
  test('returns the request, without empty fields', () => {
    expect(validateDebtForm(form, words, terms, formats)).toEqual({
      ok: true,
      value: {
        name: 'Everyday Visa',
        accountNumber: '**** 4821',
        currentBalance: 620_000,
        minimumPayment: 15_500,
        interestRate: 24_990,
        dueDate: 15,
      },
    });
  });

  test('an empty form has an error for every required field, but none for the two optional ones', () => {
    const checked = validateDebtForm(EMPTY_DEBT_FORM, words, terms, formats);
    if (checked.ok) throw new Error('expected errors');
    expect(Object.keys(checked.errors).toSorted()).toEqual([
      'currentBalance',
      'dueDate',
      'interestRate',
      'minimumPayment',
      'name',
    ]);
  });

  test.each([
    ['currentBalance', ['0', '-5', '1e3', '5,00', '1.234', 'NaN', '100,000,000.01']],
    ['originalBalance', ['-1', 'abc']],
    ['minimumPayment', ['', '-0', '0x10']],
    ['interestRate', ['', '-1', '24.9999', '10001', '12,5', '٢٤']],
    ['dueDate', ['0', '32', '1.5', 'x', '-1']],
    ['accountNumber', ['<b>', 'x'.repeat(35)]],
    ['name', ['   ', 'x'.repeat(101)]],
  ] as const)('%s refuses %j', (field, texts) => {
    for (const text of texts) {
      const checked = validateDebtForm({ ...form, [field]: text }, words, terms, formats);
      expect(checked.ok ? [] : Object.keys(checked.errors), text).toEqual([field]);
    }
  });

  test('accepts amounts and a rate as they are pasted', () => {
    const pasted = {
      ...form,
      currentBalance: '$6,200',
      originalBalance: ' 8 000.50 ',
      minimumPayment: '1,155.00',
      interestRate: ' 24.99 % ',
    };
    expect(validateDebtForm(pasted, words, terms, formats)).toMatchObject({
      value: {
        currentBalance: 620_000,
        originalBalance: 800_050,
        minimumPayment: 115_500,
        interestRate: 24_990,
      },
    });
  });

  test('sends no more of a card number than its last four digits', () => {
    const whole = { ...form, accountNumber: ' 4111 1111-1111 1234' };
    expect(validateDebtForm(whole, words, terms, formats)).toMatchObject({
      value: { accountNumber: '•••• 1234' },
    });
    const inName = { ...form, name: ' Test Visa 5555 5555 5555 4444 ' };
    expect(validateDebtForm(inName, words, terms, formats)).toMatchObject({
      value: { name: 'Test Visa •••• 4444' },
    });
  });

  test('asks for an amount with an example, and names the range if it is out of range', () => {
    const errorsOf = (text: string) =>
      validateDebtForm({ ...form, currentBalance: text }, words, terms, formats);
    for (const text of ['', 'much', '6,20']) {
      expect(errorsOf(text)).toMatchObject({
        errors: { currentBalance: 'Enter what you owe now, such as $6,200.00.' },
      });
    }
    for (const text of ['0', '-5', ' -$6,200', '100,000,000.01']) {
      expect(errorsOf(text)).toMatchObject({
        errors: { currentBalance: 'Enter an amount from $0.01 to $100,000,000.00.' },
      });
    }
    expect(
      validateDebtForm({ ...form, minimumPayment: '-1' }, words, terms, formats),
    ).toMatchObject({
      errors: { minimumPayment: 'Enter an amount from $0.00 to $100,000,000.00.' },
    });
  });

  test.each([
    ['', 'Enter an APR, such as 24.99.'],
    ['high', 'Enter an APR, such as 24.99.'],
    ['24.9999', 'Enter an APR, such as 24.99.'],
    ['-1', 'Enter an APR from 0 to 10,000.'],
    ['99999999 %', 'Enter an APR from 0 to 10,000.'],
  ])('of the rate %j it says %s', (interestRate, text) => {
    expect(validateDebtForm({ ...form, interestRate }, words, terms, formats)).toMatchObject({
      errors: { interestRate: text },
    });
  });

  test('a minimum and a rate of zero are valid: some debts have neither', () => {
    const checked = validateDebtForm(
      { ...form, minimumPayment: '0', interestRate: '0' },
      words,
      terms,
      formats,
    );
    expect(checked.ok).toBe(true);
  });
});
