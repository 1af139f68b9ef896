import {
  aprFromPercent,
  calendarDay,
  cents,
  DEFAULT_PLAN,
  formatUsd,
  planOverview,
  type PlanChoices,
} from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { debtFreeHeroWords } from '../words/debtFreeHero.ts';
import { gainsOf } from './DebtFreeHero.model.ts';

const texts = {
  words: wordsOf(debtFreeHeroWords, ENGLISH),
  money: formatUsd,
  formats: formatsOf('en-US'),
};

const card = {
  id: 'd_1',
  currentBalance: cents(500_000),
  minimumPayment: cents(12_000),
  interestRate: aprFromPercent(20),
};

function gains(changed: Partial<typeof card>, choices: PlanChoices, monthlyRoundUps = 3_000) {
  const overview = planOverview(choices, {
    debts: [{ ...card, ...changed }],
    monthlyRoundUps: cents(monthlyRoundUps),
    asOf: calendarDay('2026-11-19'),
  });
  const { plan } = overview;
  return gainsOf(overview, plan.outcome === 'paid-off' ? plan.debtFreeDate : null, texts);
}

test('says how much sooner than with the minimums, and what the round-ups bring', () => {
  const { chip, roundUps } = gains({}, DEFAULT_PLAN);
  expect(chip).toMatch(/^\d+ years? ?.* sooner than minimums$/);
  expect(roundUps).toMatch(/^Your spare change: .+ sooner, \$[\d,.]+ less interest\.$/);
});

test('says nothing where nothing is gained', () => {
  expect(gains({}, DEFAULT_PLAN, 0)).toEqual({ chip: undefined });
});

test('says that the minimums alone never get there', () => {
  const choices = { ...DEFAULT_PLAN, extraMonthly: cents(20_000) };
  expect(gains({ minimumPayment: cents(1_000) }, choices).chip).toBe(
    'Minimums alone never pay it off',
  );
});

test('says nothing beside a date that is not the forecast’s, or where there is none', () => {
  const overview = planOverview(DEFAULT_PLAN, {
    debts: [card],
    monthlyRoundUps: cents(3_000),
    asOf: calendarDay('2026-11-19'),
  });
  expect(gainsOf(overview, calendarDay('2027-01-19'), texts)).toEqual({});
  expect(gainsOf(overview, null, texts)).toEqual({});
  expect(gains({ minimumPayment: cents(1_000) }, DEFAULT_PLAN, 0)).toEqual({});
});
