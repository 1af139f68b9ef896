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

/** The celebration once nothing is owed; with confetti if that happened on this page. */
export function DebtFreePart({ debts: loaded, payments, timeZone }: DebtFreePartProps) {
  const debts = dataOr(loaded, undefined);
  const owes = debts?.some(({ currentBalance }) => currentBalance > 0) ?? false;
  const [hasOwed, setHasOwed] = useState(false);
  if (owes && !hasOwed) setHasOwed(true);
  if (!debts || debts.length === 0 || owes) return null;
  return (
    <LazyDebtFree
      months={monthsToPayOff(debts, dataOr(payments, []), timeZone)}
      confetti={hasOwed}
    />
  );
}
