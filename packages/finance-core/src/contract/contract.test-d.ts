import { expectTypeOf, test } from 'vitest';
import type { Apr } from '../money/apr.ts';
import { cents, type Cents } from '../money/cents.ts';
import type { Quantity } from '../money/quantity.ts';
import type { CalendarDay } from '../time/calendarDay.ts';
import {
  endpoints,
  readAnswer,
  writeBody,
  type AnswerOf,
  type BodyOf,
  type DashboardSummary,
  type Debt,
  type RoundUpSettings,
  type TokenInfo,
} from './index.ts';

test('entities carry values of their own units', () => {
  expectTypeOf<Debt['currentBalance']>().toEqualTypeOf<Cents>();
  expectTypeOf<Debt['interestRate']>().toEqualTypeOf<Apr>();
  expectTypeOf<Debt['dueDate']>().toEqualTypeOf<number>();
  expectTypeOf<TokenInfo['currentPrice']>().toEqualTypeOf<Quantity>();
  expectTypeOf<DashboardSummary['debtFreeDate']>().toEqualTypeOf<CalendarDay | null>();
  expectTypeOf<RoundUpSettings['multiplier']>().toEqualTypeOf<1 | 2 | 3 | 5>();
});

test('an answer has the type of its call', () => {
  expectTypeOf(readAnswer(endpoints.getDebts, null)).toEqualTypeOf<Debt[]>();
  expectTypeOf<AnswerOf<typeof endpoints.getTokenInfo>>().toEqualTypeOf<TokenInfo>();
  expectTypeOf<BodyOf<typeof endpoints.createLinkToken>>().toEqualTypeOf<undefined>();
});

test('a body must be the one of its call, in cents', () => {
  writeBody(endpoints.createPayment, { debtId: 'd', amount: cents(5), source: 'manual' });
  // @ts-expect-error A plain number is no money.
  writeBody(endpoints.createPayment, { debtId: 'd', amount: 5, source: 'manual' });
  // @ts-expect-error Nor is a decimal string: that is the wire's.
  writeBody(endpoints.createPayment, { debtId: 'd', amount: '5.00', source: 'manual' });
  // @ts-expect-error A boost has a call of its own.
  writeBody(endpoints.createPayment, { debtId: 'd', amount: cents(5), source: 'accelerated' });
  // @ts-expect-error A stake locks for 30, 90 or 365 days.
  writeBody(endpoints.stakeTokens, { amount: 1n as Quantity, duration: 31 });
});
