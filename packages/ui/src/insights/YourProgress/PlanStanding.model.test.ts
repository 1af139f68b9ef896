import {
  aprFromPercent,
  calendarDay,
  cents,
  DEFAULT_PLAN,
  planForecast,
} from '@dime-time/finance-core';
import type { PlanVersion } from '@dime-time/finance-core/contract';
import { formatUsd } from '@dime-time/finance-core/money';
import { describe, expect, test } from 'vitest';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { yourProgressWords } from '../words/yourProgress.ts';
import {
  planStanding,
  standingText,
  standingTitle,
  standingWhy,
  type PlanStanding,
} from './PlanStanding.model.ts';

const words = wordsOf(yourProgressWords, ENGLISH);
const formats = formatsOf('en-US');
const zone = 'America/New_York';

/** Without interest, 100 dollars a month and 50 on top. */
const debt = {
  id: 'd',
  currentBalance: cents(150_000),
  minimumPayment: cents(10_000),
  interestRate: aprFromPercent(0),
};
const choices = { ...DEFAULT_PLAN, extraMonthly: cents(5_000) };
const asOf = calendarDay('2026-08-05');
const version: PlanVersion = {
  ...choices,
  id: 'p',
  order: [],
  oneOffs: [],
  since: '2026-08-06T02:00:00Z',
  forecast: planForecast(choices, { debts: [debt], monthlyRoundUps: cents(0), asOf }),
};
const standing = (owed: number, versions: readonly PlanVersion[] = [version]) =>
  planStanding(
    versions,
    {
      debts: [{ ...debt, currentBalance: cents(owed) }],
      monthlyRoundUps: cents(0),
      asOf: calendarDay('2026-11-19'),
    },
    [],
    zone,
  );

describe('planStanding', () => {
  test('compares with the same plan followed from today', () => {
    // Ten payments from August 5th; after three, 1,050 dollars are left.
    expect(standing(105_000)).toEqual({
      progress: {
        status: 'on-plan',
        months: 0,
        amount: 0,
        planned: 105_000,
        paidAhead: 0,
        pastDue: 0,
        interestAhead: 0,
        owed: 105_000,
        estimatedInterest: 0,
        payments: 3,
      },
      since: '2026-08-05',
      owedAtSave: 150_000,
      promisedDate: '2027-06-05',
      debtFreeDate: '2027-06-19',
      hasOneOffs: false,
    });
    expect(standing(60_000)?.progress).toMatchObject({ months: 3, amount: 45_000 });
    expect(standing(120_001)?.progress).toMatchObject({ months: -2, amount: -15_001 });
    expect(standing(0)?.progress).toMatchObject({ months: 7, amount: 105_000 });
  });

  test('is not known without a plan', () => {
    expect(standing(105_000, [])).toBeUndefined();
  });
});

const known = (owed: number) => standing(owed) as PlanStanding;

test.each([
  [105_000, 'On plan', 'You owe what was planned for today.'],
  [104_000, 'On track for the month you planned', 'You owe $10.00 less than planned for today.'],
  [90_000, '1 month ahead of your plan', 'You owe $150.00 less than planned for today.'],
  [60_000, '3 months ahead of your plan', 'You owe $450.00 less than planned for today.'],
  [105_001, '1 month behind your plan', 'You owe $0.01 more than planned for today.'],
])('who owes %i cents reads %s', (owed, title, text) => {
  const { progress } = known(owed);
  expect(standingTitle(progress, words)).toBe(title);
  expect(standingText(progress, formatUsd, words)).toBe(text);
});

describe('standingWhy', () => {
  test('names the plan, its balance for today, its dates, and which version counts', () => {
    expect(standingWhy(known(60_000), formatUsd, words, formats)).toEqual([
      'Your plan of Aug 5, 2026 expects you to owe $1,050.00 after 3 months. Today you owe $600.00.',
      'When you saved it, its last payment was in Jun 2027. With what you owe today, the last one is in Mar 2027.',
      words.whyVersion,
    ]);
  });

  test('says what is estimated, and when one-time payments count', () => {
    const one = known(60_000);
    const progress = { ...one.progress, estimatedInterest: cents(1_200) };
    const lines = standingWhy({ ...one, progress, hasOneOffs: true }, formatUsd, words, formats);
    expect(lines.slice(1, 3)).toEqual([
      'That counts $12.00 of interest that we estimate up to your last due dates, by the month as your plan does.',
      'One-time payments count from their day on.',
    ]);
  });

  test('says which interest is no delay, and takes it for no new debt', () => {
    const one = known(150_500);
    const progress = { ...one.progress, interestAhead: cents(500) };
    expect(standingWhy({ ...one, progress }, formatUsd, words, formats).slice(1, 3)).toEqual([
      'The $5.00 of interest added since your last due dates doesn’t count as behind: your plan adds it with its next payment.',
      'When you saved it, its last payment was in Jun 2027. With what you owe today, the last one is in Oct 2027.',
    ]);
  });

  test('says what is paid toward the next payment, and what of it is past due', () => {
    const one = known(60_000);
    const progress = { ...one.progress, paidAhead: cents(5_000), pastDue: cents(1_200) };
    expect(standingWhy({ ...one, progress }, formatUsd, words, formats).slice(1, 3)).toEqual([
      'The $50.00 you’ve paid toward its next payment doesn’t count as ahead.',
      'The $12.00 due since then that isn’t paid counts as behind.',
    ]);
  });

  test('says why more is owed than when the plan was saved', () => {
    const why = (owed: number) => standingWhy(known(owed), formatUsd, words, formats);
    expect(why(150_001)[1]).toBe(
      'That’s more than when you saved it: interest, purchases and new debts since then count.',
    );
    expect(why(150_000)).not.toContain(words.whyNew);
  });

  test('without one of the dates, says which is missing', () => {
    const lines = (part: Partial<PlanStanding>) =>
      standingWhy({ ...known(60_000), ...part }, formatUsd, words, formats)[1];
    expect(lines({ debtFreeDate: null })).toBe(words.whyNoEnd);
    expect(lines({ promisedDate: null })).toBe(words.whyNewEnd({ now: 'Mar 2027' }));
  });

  test('without a planned amount, says nothing of it', () => {
    const one = known(60_000);
    const progress = {
      ...one.progress,
      months: undefined,
      amount: undefined,
      planned: undefined,
    };
    expect(standingWhy({ ...one, progress }, formatUsd, words, formats)).toHaveLength(2);
    expect(standingText(progress, formatUsd, words)).toBe('Your plan has no amount for today.');
    expect(standingTitle(progress, words)).toBe('Ahead of your plan');
  });
});
