import type { Debt } from '@dime-time/finance-core/contract';
import { useState } from 'react';
import { ClosedDebts } from '../../components/ClosedDebts/index.ts';
import { PaymentHistory } from '../../components/PaymentHistory/index.ts';
import type { DebtCardsProps } from './DebtCards.tsx';

export interface ClosedPartProps extends Pick<DebtCardsProps, 'payments' | 'timeZone' | 'onEdit'> {
  /** The debts that were closed. */
  debts: readonly Debt[];
}

/** The closed debts, with the history of the one that is asked for. */
export function ClosedPart({ debts, payments, timeZone, onEdit }: ClosedPartProps) {
  const [shown, setShown] = useState<Debt>();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ClosedDebts
        debts={debts}
        onEdit={onEdit}
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
