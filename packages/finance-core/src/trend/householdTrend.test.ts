import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_PLAN, planForecast } from '../forecast/index.ts';
import { aprFromPercent, cents, ZERO_CENTS, type Cents } from '../money/index.ts';
import { addDays, calendarDay, calendarMonth, MONTH_LABELS } from '../time/index.ts';
import { householdTrend } from './householdTrend.ts';

const totals = (...list: readonly [month: string, totalDebt: number][]) =>
  list.map(([month, totalDebt]) => ({
    month: calendarMonth(month),
    totalDebt: cents(totalDebt),
  }));
const today = calendarDay('2026-10-31');
const forecast = {
  asOf: today,
  // At the ends of October, November and December.
  monthEnds: [90_000, 80_000, 70_000].map((value) => cents(value)),
  debtFreeDate: calendarDay('2027-07-31'),
};

describe('householdTrend', () => {
  test('has the months that are over, today, and the forecast of the others', () => {
    const history = totals(
      ['2025-12', 130_000],
      ['2026-08', 110_000],
      ['2026-09', 100_000],
      ['2026-10', 95_000],
    );
    expect(householdTrend({ history, totalDebt: cents(90_000), today, forecast })).toEqual([
      { label: 'Aug', month: 7, value: 110_000, kind: 'real' },
      { label: 'Sep', month: 8, value: 100_000, kind: 'real' },
      { label: 'Oct', month: 9, value: 90_000, kind: 'real', isToday: true },
      { label: 'Nov', month: 10, value: 80_000, kind: 'forecast' },
      { label: 'Dec', month: 11, value: 70_000, kind: 'forecast' },
    ]);
  });

  test('ends with the month that is asked for', () => {
    const series = householdTrend({
      history: totals(['2026-06', 120_000]),
      totalDebt: cents(90_000),
      today,
      forecast,
      months: 7,
    });
    expect(series).toEqual([{ label: 'Jun', month: 5, value: 120_000, kind: 'real' }]);
  });

  test('is zero after the debt-free date, and has no point after the end of an endless forecast', () => {
    const short = { ...forecast, monthEnds: [cents(90_000), ZERO_CENTS] };
    const value = (debtFreeDate: typeof forecast.debtFreeDate | null) =>
      householdTrend({
        history: [],
        totalDebt: cents(90_000),
        today,
        forecast: { ...short, debtFreeDate },
      })
        .filter(({ kind }) => kind === 'forecast')
        .map((point) => point.value);
    expect(value(calendarDay('2026-11-30'))).toEqual([0, 0]);
    expect(value(null)).toEqual([0]);
  });

  test('a forecast of an earlier day begins with the end of its own month', () => {
    const earlier = { ...forecast, asOf: calendarDay('2026-09-30') };
    const series = householdTrend({
      history: [],
      totalDebt: cents(90_000),
      today,
      forecast: earlier,
    });
    expect(series.find(({ label }) => label === 'Nov')?.value).toBe(70_000);
  });

  test('is real up to today and a forecast after it, whatever the household', () => {
    const household = fc.record({
      currentBalance: fc.integer({ min: 0, max: 5_000_000 }).map((value) => cents(value)),
      minimumPayment: fc.integer({ min: 0, max: 200_000 }).map((value) => cents(value)),
      rate: fc.integer({ min: 0, max: 35 }),
      roundUps: fc.integer({ min: 0, max: 20_000 }).map((value) => cents(value)),
      day: fc.integer({ min: 0, max: 1500 }),
      since: fc.integer({ min: 1, max: 12 }),
      dueDate: fc.integer({ min: 1, max: 31 }),
    });
    fc.assert(
      fc.property(household, ({ rate, roundUps, day, since, ...debt }) => {
        const asOf = addDays(calendarDay('2026-01-01'), day);
        const debts = [{ ...debt, id: 'd', interestRate: aprFromPercent(rate) }];
        const plan = planForecast(DEFAULT_PLAN, { debts, monthlyRoundUps: roundUps, asOf });
        const history = MONTH_LABELS.slice(since - 1).map((_, index) => ({
          month: calendarMonth(`${asOf.slice(0, 4)}-${String(since + index).padStart(2, '0')}`),
          totalDebt: cents(index),
        }));
        const series = householdTrend({
          history,
          totalDebt: debt.currentBalance,
          today: asOf,
          forecast: plan,
        });
        const current = Number(asOf.slice(5, 7)) - 1;
        const months = series.map(({ month }) => month as number);
        expect(months).toEqual(months.toSorted((a, b) => a - b));
        for (const { month = -1, kind } of series) {
          expect(kind).toBe(month <= current ? 'real' : 'forecast');
        }
        expect(series.find(({ month }) => month === current)?.value).toBe(debt.currentBalance);
        for (const { month = 0, kind, value } of series) {
          if (kind !== 'forecast') continue;
          expect(value).toBe(plan.monthEnds[month - current] ?? (ZERO_CENTS satisfies Cents));
        }
      }),
    );
  });
});
