import { useId, useRef } from 'react';
import {
  type ActionResult,
  Button,
  EmptyState,
  Inline,
  Stack,
  Text,
  useSingleFlight,
  useUndo,
} from '../../primitives/index.ts';
import { focusNearest } from '../../internal/focusNearest.ts';
import { useBrowserLayoutEffect } from '../../internal/useBrowserLayoutEffect.ts';
import { Money } from '../../money/index.ts';
import { rich, useWords } from '../../words/index.ts';
import { paymentHistoryWords } from '../words/paymentHistory.ts';
import type { PaymentHistoryModel } from './PaymentHistory.model.ts';
import type { UndoPaymentAction } from './undoPaymentAction.ts';
import * as styles from './PaymentHistory.css.ts';

export interface PaymentListProps {
  model: PaymentHistoryModel;
  /** The name of the debt. */
  name: string;
  /**
   * The rows of the model that are shown.
   * @default all
   */
  rows?: PaymentHistoryModel['rows'];
  onUndo: UndoPaymentAction | undefined;
}

/** The payments on one debt, newest first, with their total. */
export function PaymentList({ model, name, rows = model.rows, onUndo }: PaymentListProps) {
  const words = useWords(paymentHistoryWords);
  const id = useId();
  const { total, elsewhere } = model;
  if (model.rows.length === 0) {
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
                {row.when}
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
        <span>{words.total({ count: `${model.rows.length}` })}</span>
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
  const button = useRef<HTMLButtonElement>(null);
  // The row of the payment is removed together with its button, or the button alone when its time is over.
  useBrowserLayoutEffect(() => {
    const control = button.current;
    return () => {
      const list = control?.closest('ul');
      if (list && document.activeElement === control) queueMicrotask(() => focusNearest(list));
    };
  }, []);
  return (
    <Button
      ref={button}
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
