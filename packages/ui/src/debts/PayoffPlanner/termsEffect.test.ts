import {
  aprFromPercent,
  calendarDay,
  cents,
  DEFAULT_PLAN,
  forecast,
  formatUsd,
} from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import { expect, test } from 'vitest';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { planTermsWords } from '../words/planTerms.ts';
import { termsEffect } from './termsEffect.ts';

const texts = {
  words: wordsOf(planTermsWords, ENGLISH),
  money: formatUsd,
  formats: formatsOf('en-US'),
};
const asOf = calendarDay('2026-11-19');
const card: Debt = {
  id: 'd_card',
  name: 'Card',
  accountNumber: '1',
  currentBalance: cents(20_000),
  originalBalance: cents(50_000),
  minimumPayment: cents(10_000),
  interestRate: aprFromPercent(24),
  dueDate: 15,
};
const effect = (changed?: Partial<Debt>, now: Partial<Debt> = {}) => {
  const debt = { ...card, ...now };
  const household = { debts: [debt], monthlyRoundUps: cents(0), asOf };
  const current = forecast(household);
  return termsEffect(current, DEFAULT_PLAN, household, changed && { ...debt, ...changed }, texts);
};

test('says what changed terms would do, beside the plan as it is', () => {
  // 200.00 + 4.00 - 100.00, 104.00 + 2.08 - 100.00, 6.08 + 0.12: three payments with 6.20 of interest.
  expect(effect()).toMatch(/^Your plan now: debt-free in Feb 2027, with \$6\.20 of interest\./);
  expect(effect({ interestRate: aprFromPercent(0) })).toBe(
    'With these terms: debt-free in Jan 2027, with $0.00 of interest. Your plan now: Feb 2027, with $6.20.',
  );
});

test('names a plan that does not end', () => {
  const tooLittle = { minimumPayment: cents(100) };
  expect(effect(tooLittle)).toMatch(/wouldn’t pay off all your debts/);
  expect(effect(undefined, tooLittle)).toMatch(/^Your plan doesn’t pay off all your debts now/);
  expect(effect({ minimumPayment: cents(10_000) }, tooLittle)).toMatch(
    /^With these terms: debt-free in Feb 2027, .* Your plan doesn’t pay off all your debts now/,
  );
});
