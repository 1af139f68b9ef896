import type { Debt, Payment } from '@dime-time/finance-core/contract';
import { useState } from 'react';
import { dataOr, type Loadable } from '../../primitives/index.ts';
import { LazyDebtFree } from '../DebtFreeCelebration/LazyDebtFree.tsx';
import { monthsToPayOff } from './monthsToPayOff.ts';

export interface DebtFreePartProps {
  debts: Loadable<readonly Debt[]>;
  payments: Loadable<readonly Payment[]>;
  timeZone: string;
}

/** Whether a household has paid off every debt it had. */
export function isDebtFree(debts: readonly Debt[]): boolean {
  return debts.length > 0 && debts.every(({ currentBalance }) => currentBalance <= 0);
}

/** The celebration once nothing is owed; with confetti if that happened on this page. */
export function DebtFreePart({ debts: loaded, payments, timeZone }: DebtFreePartProps) {
  const debts = dataOr(loaded, []);
  const isFree = isDebtFree(debts);
  const [hasOwed, setHasOwed] = useState(false);
  if (debts.length > 0 && !isFree && !hasOwed) setHasOwed(true);
  if (!isFree) return null;
  return (
    <LazyDebtFree
      months={monthsToPayOff(debts, dataOr(payments, []), timeZone)}
      confetti={hasOwed}
    />
  );
}
