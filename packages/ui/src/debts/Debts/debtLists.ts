import type { CalendarDay, Household } from '@dime-time/finance-core';
import type { Debt, Payment } from '@dime-time/finance-core/contract';
import type { Slot } from '../../internal/slots.ts';
import type { Loadable } from '../../primitives/index.ts';
import type { RoundUpPurse } from '../../round-ups/index.ts';
import type { DebtEditing } from '../debtEditing.ts';
import type { UnconfirmedPayment } from '../debtPayment.ts';
import type { BoostAction } from '../PaymentBoost/PaymentBoost.tsx';
import type { UndoPaymentAction } from '../PaymentHistory/PaymentHistory.tsx';

export interface DebtCardsProps {
  debts: Loadable<readonly Debt[]>;
  payments: Loadable<readonly Payment[]>;
  today: CalendarDay;
  household: Household | undefined;
  timeZone: string;
  debtHref: ((debtId: string) => string) | undefined;
  onMakePayment: (debtId: string) => void;
  onEdit: ((debtId: string) => void) | undefined;
  onReopen: DebtEditing['onReopen'] | undefined;
  purse: RoundUpPurse | undefined;
  onBoost: BoostAction;
  unansweredPayments: readonly UnconfirmedPayment[] | undefined;
  undoablePayments: ReadonlySet<string> | undefined;
  onUndoPayment: UndoPaymentAction | undefined;
  onAddDebt: () => void;
  /** Whether the server adds debts, once known; `undefined` for one that does. */
  addDebtOffered: Loadable<boolean> | undefined;
  /** What the caller puts in place of an empty list. */
  empty: Slot | undefined;
}

/** What the list of the open debts is given, as cards or as rows. */
export interface DebtListProps extends Omit<
  DebtCardsProps,
  'debts' | 'debtHref' | 'onReopen' | 'onAddDebt' | 'addDebtOffered' | 'empty'
> {
  debts: readonly Debt[];
}
