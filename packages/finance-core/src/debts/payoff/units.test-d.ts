import { expectTypeOf, test } from 'vitest';
import { months, type Months } from '../index.ts';
import { aprFromPercent, cents, type Apr, type Cents } from '../../money/index.ts';
import { calendarDay, type CalendarDay } from '../../time/index.ts';
import {
  amortize,
  basisPoints,
  levelPayment,
  monthlyInterest,
  paymentForTarget,
  simulatePlan,
  type BasisPoints,
  type MinimumRule,
  type PlanInput,
  type PlanResult,
} from './index.ts';

const loan = { currentBalance: cents(100_000), interestRate: aprFromPercent(12) };
const asOf = calendarDay('2026-11-19');

test('a share is no rate, no amount and no time', () => {
  expectTypeOf(basisPoints(200)).toEqualTypeOf<BasisPoints>();
  expectTypeOf<BasisPoints>().not.toExtend<Apr>();
  expectTypeOf<BasisPoints>().not.toExtend<Cents>();
  expectTypeOf<BasisPoints>().not.toExtend<Months>();
  expectTypeOf<Apr>().not.toExtend<BasisPoints>();
});

test('arguments do not change places', () => {
  expectTypeOf(monthlyInterest(cents(1), aprFromPercent(1))).toEqualTypeOf<Cents>();
  // @ts-expect-error the rate comes second
  monthlyInterest(aprFromPercent(1), cents(1));
  // @ts-expect-error a payment is money, not a term
  amortize(loan, months(36));
  // @ts-expect-error a term is months, not money
  levelPayment(loan, cents(36));
});

test('a rule has the parts of its kind', () => {
  const floor = cents(0);
  expectTypeOf({
    kind: 'percent-or-floor',
    share: basisPoints(200),
    floor,
  } as const).toExtend<MinimumRule>();
  const rate = { kind: 'percent-or-floor', share: aprFromPercent(2), floor } as const;
  expectTypeOf(rate).not.toExtend<MinimumRule>();
  // @ts-expect-error a fixed rule has no floor
  const fixed: MinimumRule = { kind: 'fixed', amount: floor, floor };
  expectTypeOf(fixed).toExtend<MinimumRule>();
});

test('a plan takes units, not numbers', () => {
  expectTypeOf<PlanInput['extraMonthly']>().toEqualTypeOf<Cents | undefined>();
  expectTypeOf<PlanInput['horizon']>().toEqualTypeOf<Months | undefined>();
  // @ts-expect-error a plain number is not money
  simulatePlan({ debts: [], asOf, extraMonthly: 100 });
  // @ts-expect-error a plain text is not a day
  simulatePlan({ debts: [], asOf: '2026-11-19' });
  // @ts-expect-error a day, not a number of months
  paymentForTarget({ debts: [], asOf }, months(36));
  // @ts-expect-error the payment is what is looked for
  paymentForTarget({ debts: [], asOf, extraMonthly: cents(1) }, asOf);
});

test('only a plan that ends has a length and a date', () => {
  expectTypeOf<PlanResult['months']>().toEqualTypeOf<Months | undefined>();
  expectTypeOf<Extract<PlanResult, { outcome: 'paid-off' }>['months']>().toEqualTypeOf<Months>();
  expectTypeOf<
    Extract<PlanResult, { outcome: 'paid-off' }>['debtFreeDate']
  >().toEqualTypeOf<CalendarDay>();
});
