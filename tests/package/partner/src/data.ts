import { calendarDay, type TrendPoint } from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import { aprFromPercent, cents } from '@dime-time/finance-core/money';

export const today = calendarDay('2026-11-19');

export const card: Debt = {
  id: 'card',
  name: 'Everyday card',
  accountNumber: '4821',
  currentBalance: cents(620_000),
  originalBalance: cents(800_000),
  minimumPayment: cents(15_500),
  interestRate: aprFromPercent(24.99),
  dueDate: 15,
};

export const trend: readonly TrendPoint[] = [
  { label: 'Sep', value: cents(700_000) },
  { label: 'Oct', value: cents(660_000) },
  { label: 'Nov', value: cents(620_000) },
];
