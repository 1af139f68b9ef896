import type { Debt, Payment } from '@dime-time/finance-core/contract';
import type { Loadable } from '../../loadable.ts';
import { Dialog } from '../Dialog/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { LoadablePanel } from '../LoadablePanel/index.ts';
import { Money } from '../Money/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { paymentHistory, type PaymentHistoryModel } from './PaymentHistory.model.ts';
import * as styles from './PaymentHistory.css.ts';

export interface PaymentHistoryProps {
  /** The debt whose payments are shown. */
  debt: Pick<Debt, 'id' | 'name'>;
  /** The household's payments; those on other debts are left out. */
  payments: Loadable<readonly Payment[]>;
  /** The reader's time zone. */
  timeZone: string;
  /** Whether it is open. */
  open: boolean;
  /** Hears that it was opened or closed. */
  onOpenChange: (open: boolean) => void;
}

/** Every payment made on one debt, newest first, with their sum. */
export function PaymentHistory({
  debt,
  payments,
  timeZone,
  open,
  onOpenChange,
}: PaymentHistoryProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Payment History"
      description={<bdi className={styles.name}>{debt.name}</bdi>}
    >
      <LoadablePanel
        value={payments}
        errorTitle="Payments could not be loaded"
        skeleton={<Skeleton shape="block" height="8rem" />}
      >
        {(data) => <History model={paymentHistory(data, debt.id, timeZone)} name={debt.name} />}
      </LoadablePanel>
    </Dialog>
  );
}

function History({ model: { rows, total }, name }: { model: PaymentHistoryModel; name: string }) {
  if (rows.length === 0) {
    return (
      <EmptyState
        title="No payments yet"
        description="Payments, boosts and round-ups on this debt will be listed here."
      />
    );
  }
  return (
    <div>
      <ul className={styles.list} aria-label={`Payments on ${name}`}>
        {rows.map((row) => (
          <li key={row.id} className={styles.item}>
            <span className={styles.what}>
              <span className={styles.source}>{row.source}</span>
              <span className={styles.when}>
                {row.day} · {row.time}
              </span>
            </span>
            <Money amount={row.amount} />
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>Total of {rows.length}</span>
        <Money amount={total} />
      </p>
    </div>
  );
}
