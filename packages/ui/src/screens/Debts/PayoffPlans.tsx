import type { CalendarDay, Cents } from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import { useMemo } from 'react';
import { PayoffChart } from '../../charts/PayoffChart/index.ts';
import { payoffLines } from './Debts.model.ts';

export interface PayoffPlansProps {
  debts: readonly Debt[];
  today: CalendarDay;
  /** What round-ups would add each month. */
  roundUps: Cents;
}

/** The chart of the plans, in a part of its own that comes after the page. */
export function PayoffPlans({ debts, today, roundUps }: PayoffPlansProps) {
  const lines = useMemo(() => payoffLines(debts, today, roundUps), [debts, today, roundUps]);
  return <PayoffChart lines={lines} startsOn={today} />;
}
