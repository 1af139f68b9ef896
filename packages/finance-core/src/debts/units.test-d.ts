import { expectTypeOf, test } from 'vitest';
import { aprFromPercent, cents, type Cents } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { boostEstimateMonths, months, monthsLeft, nextDueDate, type Months } from './index.ts';

test('a length of time is neither money nor a plain number', () => {
  expectTypeOf(monthsLeft(cents(100), cents(10))).toEqualTypeOf<Months>();
  expectTypeOf<Months>().toExtend<number>();
  expectTypeOf<number>().not.toExtend<Months>();
  expectTypeOf<Months>().not.toExtend<Cents>();
  expectTypeOf<Cents>().not.toExtend<Months>();
});

test('units do not mix', () => {
  // @ts-expect-error months are not money
  monthsLeft(cents(100), months(10));
  // @ts-expect-error a plain number is not money
  monthsLeft(100, cents(10));
  const boost = { amount: cents(100), balance: cents(1000) };
  // @ts-expect-error money is not a rate
  boostEstimateMonths({ ...boost, interestRate: cents(24) });
  boostEstimateMonths({ ...boost, interestRate: aprFromPercent(24) });
  // @ts-expect-error a text is not a checked day
  nextDueDate(15, '2026-11-19');
  nextDueDate(15, calendarDay('2026-11-19'));
});
