import { useId } from 'react';
import { EmptyState, Inline, Stack, Text } from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';
import { rich, useWords } from '../../words/index.ts';
import { paymentHistoryWords } from '../words/paymentHistory.ts';
import type { PaymentHistoryModel } from './PaymentHistory.model.ts';
import { UndoButton } from './UndoButton.tsx';
import type { UndoPaymentAction } from './undoPaymentAction.ts';
import * as styles from './PaymentHistory.css.ts';

export interface PaymentListProps {
  model: PaymentHistoryModel;
  /** The name of the debt. */
  name: string;
  onUndo: UndoPaymentAction | undefined;
}

/** The payments on one debt, newest first, with their total. */
export function PaymentList({ model, name, onUndo }: PaymentListProps) {
  const words = useWords(paymentHistoryWords);
  const id = useId();
  const { rows, total, elsewhere } = model;
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
