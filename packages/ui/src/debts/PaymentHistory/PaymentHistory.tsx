import type { Debt, Payment } from '@dime-time/finance-core/contract';
import { forwardRef, useId } from 'react';
import {
  type ActionResult,
  Button,
  Dialog,
  type DialogLayout,
  EmptyState,
  Inline,
  type Loadable,
  LoadablePanel,
  Skeleton,
  Stack,
  Text,
  useUndo,
  useSingleFlight,
} from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';
import { paymentHistory, type PaymentHistoryModel } from './PaymentHistory.model.ts';
import { rich, useFormats, useWords } from '../../words/index.ts';
import { paymentHistoryWords } from '../words/paymentHistory.ts';
import * as styles from './PaymentHistory.css.ts';
import { useTimeZone } from '../../theme/Clock.ts';

/** Undoes a payment and returns the result. */
export type UndoPaymentAction = (paymentId: string) => Promise<ActionResult>;

export interface PaymentHistoryProps extends DialogLayout {
  /** The debt whose payments are shown. */
  debt: Pick<Debt, 'id' | 'name' | 'originalBalance' | 'currentBalance'>;
  /** The household's payments; those on other debts are left out. */
  payments: Loadable<readonly Payment[]>;
  /**
   * The reader's time zone.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
  /**
   * The IDs of the payments that can still be undone; each has a button for it.
   * @default none
   */
  undoable?: ReadonlySet<string> | undefined;
  /** Undoes a payment. */
  onUndo?: UndoPaymentAction | undefined;
  /** Whether it is open. */
  open: boolean;
  /** Called when it opens or closes. */
  onOpenChange: (open: boolean) => void;
}

/** Lists every payment on one debt, newest first, with the total. */
export const PaymentHistory = forwardRef<HTMLDivElement, PaymentHistoryProps>(
  function PaymentHistory(
    { debt, payments, timeZone: givenZone, undoable, onUndo, open, onOpenChange, ...layout },
    ref,
  ) {
    const timeZone = useTimeZone(givenZone);
    const words = useWords(paymentHistoryWords);
    const formats = useFormats();
    return (
      <Dialog
        data-part="payment-history"
        {...layout}
        ref={ref}
        open={open}
        onOpenChange={onOpenChange}
        title={words.title}
        description={<bdi className={styles.name}>{debt.name}</bdi>}
      >
        <LoadablePanel
          value={payments}
          errorTitle={words.error}
          skeleton={<Skeleton shape="block" height="8rem" />}
        >
          {(data) => (
            <History
              model={paymentHistory(data, debt, timeZone, words, formats, undoable)}
              name={debt.name}
              onUndo={onUndo}
            />
          )}
        </LoadablePanel>
      </Dialog>
    );
  },
);

interface HistoryProps {
  model: PaymentHistoryModel;
  name: string;
  onUndo: UndoPaymentAction | undefined;
}

function History({ model: { rows, total, elsewhere }, name, onUndo }: HistoryProps) {
  const words = useWords(paymentHistoryWords);
  const id = useId();
  if (rows.length === 0) {
    return <EmptyState title={words.emptyTitle} description={words.emptyDescription} />;
  }
  return (
    <div>
      <ul
        data-part="payment-history-list"
        className={styles.list}
        aria-label={words.label({ debt: name })}
      >
        {rows.map((row) => (
          <li data-part="payment-history-item" key={row.id} className={styles.item}>
            <Stack as="span" gap={1}>
              <Text data-part="payment-history-source" as="span" weight="medium">
                {row.source}
              </Text>
              <Text
                data-part="payment-history-date"
                as="span"
                size="s"
                tone="muted"
                id={`${id}-${row.id}`}
              >
                {row.day} · {row.time}
              </Text>
            </Stack>
            <Inline as="span" justify="end" wrap={false}>
              {row.canBeUndone && onUndo && (
                <UndoButton describedBy={`${id}-${row.id}`} run={() => onUndo(row.id)} />
              )}
              <Money data-part="payment-history-amount" amount={row.amount} />
            </Inline>
          </li>
        ))}
      </ul>
      <p data-part="payment-history-total" className={styles.total}>
        <span>{words.total({ count: `${rows.length}` })}</span>
        <Money amount={total} />
      </p>
      {elsewhere > 0 && (
        <p data-part="payment-history-note" className={styles.elsewhere}>
          {rich(words.elsewhere, { amount: <Money amount={elsewhere} /> })}
        </p>
      )}
    </div>
  );
}

function UndoButton({
  describedBy,
  run,
}: {
  describedBy: string;
  run: () => Promise<ActionResult>;
}) {
  const words = useWords(paymentHistoryWords);
  const takeBack = useUndo();
  const [pending, undo] = useSingleFlight(() => takeBack(run));
  return (
    <Button
      size="s"
      variant="soft"
      pending={pending}
      pendingLabel={words.pending}
      aria-describedby={describedBy}
      onClick={undo}
    >
      {words.undo}
    </Button>
  );
}
