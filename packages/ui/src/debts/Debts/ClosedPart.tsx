import type { Debt, Payment } from '@dime-time/finance-core/contract';
import { useState } from 'react';
import { ClosedDebts } from '../ClosedDebts/ClosedDebts.tsx';
import { PaymentHistory } from '../PaymentHistory/PaymentHistory.tsx';
import type { DebtEditing } from '../debtEditing.ts';
import type { Loadable } from '../../primitives/index.ts';

export interface ClosedPartProps {
  /** The closed debts. */
  debts: readonly Debt[];
  payments: Loadable<readonly Payment[]>;
  timeZone: string;
  debtHref: ((debtId: string) => string) | undefined;
  onEdit: ((debtId: string) => void) | undefined;
  onReopen: DebtEditing['onReopen'] | undefined;
}

/** The closed debts, with the history of the requested one. */
export function ClosedPart({
  debts,
  payments,
  timeZone,
  debtHref,
  onEdit,
  onReopen,
}: ClosedPartProps) {
  const [shown, setShown] = useState<Debt>();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ClosedDebts
        debts={debts}
        debtHref={debtHref}
        onEdit={onEdit}
        onReopen={onReopen}
        onViewHistory={(id) => {
          setShown(debts.find((debt) => debt.id === id));
          setOpen(true);
        }}
      />
      {shown && (
        <PaymentHistory
          debt={shown}
          payments={payments}
          timeZone={timeZone}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
