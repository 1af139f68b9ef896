import { isDebtFree } from '@dime-time/finance-core';
import type { Debt, Payment } from '@dime-time/finance-core/contract';
import { useState } from 'react';
import { dataOr, type Loadable, VisuallyHidden } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { LazyDebtFree } from '../DebtFreeCelebration/LazyDebtFree.tsx';
import { debtFreeCelebrationWords } from '../words/debtFreeCelebration.ts';
import { monthsToPayOff } from './monthsToPayOff.ts';
import * as styles from './DebtFreePart.css.ts';

export interface DebtFreePartProps {
  debts: Loadable<readonly Debt[]>;
  payments: Loadable<readonly Payment[]>;
  timeZone: string;
}

/**
 * The celebration once nothing is owed. If that happened on this page, it has confetti and is announced,
 * in a live region that was there before.
 */
export function DebtFreePart({ debts: loaded, payments, timeZone }: DebtFreePartProps) {
  const words = useWords(debtFreeCelebrationWords);
  const debts = dataOr(loaded, []);
  const paid = dataOr(payments, []);
  const isFree = isDebtFree(debts, paid);
  const [hasOwed, setHasOwed] = useState(false);
  if (!hasOwed && debts.some(({ currentBalance }) => currentBalance > 0)) setHasOwed(true);
  return (
    <>
      <VisuallyHidden role="status" className={styles.status}>
        {isFree && hasOwed ? `${words.title}. ${words.description}` : undefined}
      </VisuallyHidden>
      {isFree && <LazyDebtFree months={monthsToPayOff(debts, paid, timeZone)} confetti={hasOwed} />}
    </>
  );
}
