import { aprFromPercent, calendarDay, cents, formatUsd } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { paymentBoostWords } from '../words/paymentBoost.ts';
import { boostWords, type EstimatedBoost } from './boostWords.ts';
import type { BoostEffect, BoostEstimate } from './PaymentBoost.model.ts';

const formats = formatsOf('en-US');

const debt = {
  id: 'd',
  currentBalance: cents(620_000),
  interestRate: aprFromPercent(24.99),
  minimumPayment: cents(15_500),
};

const textsOf = (estimate: BoostEstimate, amount = 2_500, dueOn?: EstimatedBoost['dueOn']) =>
  boostWords(
    {
      debt,
      interestRate: debt.interestRate,
      amount: cents(amount),
      estimate,
      monthlyPayment: cents(15_500),
      dueOn,
    },
    formatUsd,
    wordsOf(paymentBoostWords, ENGLISH),
    formats,
  );

test.each([
  [{ kind: 'clears' }, 'Pays off this debt'],
  [
    {
      kind: 'saves',
      months: 2,
      interest: cents(14_520),
      householdInterest: cents(1_876_431),
      interestIfRestIsPaid: undefined,
    },
    'This debt 2 months sooner · $145.20 less interest on this debt',
  ],
  [
    {
      kind: 'saves',
      months: 0,
      interest: cents(12),
      householdInterest: undefined,
      interestIfRestIsPaid: undefined,
    },
    '$0.12 less interest on this debt',
  ],
  [
    {
      kind: 'saves',
      months: 2,
      interest: cents(0),
      householdInterest: undefined,
      interestIfRestIsPaid: undefined,
    },
    'This debt 2 months sooner',
  ],
  [
    {
      kind: 'saves',
      months: 0,
      interest: cents(0),
      householdInterest: undefined,
      interestIfRestIsPaid: undefined,
    },
    'A smaller last payment',
  ],
  [
    {
      kind: 'saves',
      months: -1,
      interest: cents(-240),
      householdInterest: cents(89_155),
      interestIfRestIsPaid: undefined,
    },
    '$891.55 less interest across all your debts',
  ],
  [
    {
      kind: 'saves',
      months: 0,
      interest: cents(0),
      householdInterest: cents(12),
      interestIfRestIsPaid: undefined,
    },
    '$0.12 less interest across all your debts',
  ],
  [
    { kind: 'ends-it', months: 14 },
    'Pays off this debt in 1 year 2 months; without it, you never would',
  ],
] as const)('%o reads "%s"', (effect, text) => {
  expect(textsOf({ simpleMonths: 1, effect }).withInterest).toBe(text);
});

test('words the simple estimate, and the explanation names every input', () => {
  const texts = textsOf({ simpleMonths: 1, effect: { kind: 'still-never' } }, 25_000);
  expect(texts.simple).toBe('1 month sooner');
  for (const input of ['$6,200.00', '24.99% APR', '$250.00', '$155.00']) {
    expect(texts.why.join(' ')).toContain(input);
  }
});

test.each([
  [{ simpleMonths: 23, effect: { kind: 'still-never' } }, '23 months sooner'],
  [{ simpleMonths: 'most', effect: { kind: 'still-never' } }, 'Pays off most of this debt'],
  [{ simpleMonths: 'most', effect: { kind: 'clears' } }, 'Pays off this debt'],
] as const)('the simple estimate of %o reads "%s"', (estimate, text) => {
  expect(textsOf(estimate).simple).toBe(text);
});

test('the explanation says where the money goes if this debt gains nothing', () => {
  const explanation = (months: number) => {
    const effect = {
      kind: 'saves',
      months,
      interest: cents(0),
      householdInterest: cents(900),
      interestIfRestIsPaid: undefined,
    };
    const estimate = { simpleMonths: 1, effect: effect as BoostEffect };
    return textsOf(estimate).why.at(-1);
  };
  expect(explanation(-1)).toMatch(/^This debt ends 1 month later: /);
  expect(explanation(0)).toMatch(/^This debt saves nothing itself: /);
});

test('the explanation has the savings of all debts, apart from those of this one', () => {
  const explanation = (effect: BoostEffect) => textsOf({ simpleMonths: 1, effect }).why;
  const own = { kind: 'saves', months: 2, interest: cents(14_520) } as const;
  expect(
    explanation({ ...own, householdInterest: cents(20_012), interestIfRestIsPaid: undefined }).at(
      -1,
    ),
  ).toMatch(/^Across all your debts, you’d pay \$200\.12 less interest/);
  expect(
    explanation({ ...own, householdInterest: own.interest, interestIfRestIsPaid: undefined }),
  ).toHaveLength(2);
  expect(
    explanation({ ...own, householdInterest: undefined, interestIfRestIsPaid: undefined }),
  ).toHaveLength(2);
  expect(explanation({ kind: 'still-never' })).toHaveLength(2);
});

test('the estimate with interest says that the next payment is still made in full', () => {
  const saves = (interestIfRestIsPaid: BoostEffectOf<'saves'>['interestIfRestIsPaid']) =>
    ({
      kind: 'saves',
      months: 1,
      interest: cents(15_325),
      householdInterest: cents(15_325),
      interestIfRestIsPaid,
    }) as const;
  const textsOn = (effect: BoostEffect) =>
    textsOf({ simpleMonths: 1, effect }, 10_000, calendarDay('2026-12-15'));
  const onTop = 'With interest · your next payment still in full';
  expect(textsOn(saves(cents(306))).withInterestLabel).toBe(onTop);
  expect(textsOn({ kind: 'ends-it', months: 14 }).withInterestLabel).toBe(onTop);
  expect(textsOn({ kind: 'clears' }).withInterestLabel).toBe('With interest');
  expect(textsOf({ simpleMonths: 1, effect: saves(undefined) }).withInterestLabel).toBe(
    'With interest',
  );
  expect(textsOn(saves(cents(306))).why.at(-1)).toBe(
    'What you pay by Dec 15 counts toward your next payment. Across all your debts, you’d pay $3.06 less interest if you then pay only the rest.',
  );
  expect(textsOn(saves(cents(-1))).why).toHaveLength(2);
  expect(textsOn(saves(undefined)).why).toHaveLength(2);
});

type BoostEffectOf<Kind extends BoostEffect['kind']> = Extract<BoostEffect, { kind: Kind }>;
