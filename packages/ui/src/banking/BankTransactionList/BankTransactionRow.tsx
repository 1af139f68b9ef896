import type { BankTransaction } from '@dime-time/finance-core/contract';
import { Clock } from 'lucide-react';
import { Badge, DateText, VisuallyHidden } from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';
import * as row from '../../internal/transactionRow.css.ts';
import { categoriesWords } from '../../categories/index.ts';
import { wraps } from '../../transactions/index.ts';
import { useWords } from '../../words/index.ts';
import { bankTransactionListWords } from '../words/bankTransactionList.ts';
import { bankRowModel } from './BankTransactionList.model.ts';
import * as styles from './BankTransactionList.css.ts';

/** The labels in a list of bank rows, beside the bank’s own text. */
export interface BankRowWords {
  /** A row the bank has not posted yet. */
  readonly pending: string;
  /** A row the bank has posted. */
  readonly posted: string;
  /** The direction of the money; for screen readers only, the sign shows it. */
  readonly moneyIn: string;
  readonly moneyOut: string;
}

export interface BankTransactionRowProps {
  transaction: BankTransaction;
  /** The names of accounts, by the ID in each row. */
  titles: ReadonlyMap<string, string>;
  labels: BankRowWords;
}

/** One bank row: the other party, the date, the account, the amount and its direction. */
export function BankTransactionRow({ transaction, titles, labels }: BankTransactionRowProps) {
  const words = useWords(bankTransactionListWords);
  const model = bankRowModel(transaction, titles, words, useWords(categoriesWords));
  return (
    <div data-part="bank-transaction-list-row" className={row.row}>
      <div className={row.who}>
        <div className={row.heading}>
          {/* The bank’s own text identifies a merchant that the provider named wrongly. */}
          <bdi
            data-part="bank-transaction-list-merchant"
            className={row.merchant}
            title={transaction.name}
            data-wraps={wraps(model.merchant)}
          >
            {model.merchant}
          </bdi>
          <Badge tone="neutral" className={row.category}>
            {model.category}
          </Badge>
        </div>
        <div data-part="bank-transaction-list-date" className={styles.when}>
          <DateText day={model.day} />
          {model.account !== undefined && (
            <bdi data-part="bank-transaction-list-account" className={styles.account}>
              {model.account}
            </bdi>
          )}
        </div>
      </div>
      <div className={row.figures}>
        <span
          data-part="bank-transaction-list-amount"
          className={styles.amount}
          data-direction={model.direction}
          data-pending={model.pending ? '' : undefined}
        >
          <Money amount={model.amount} sign="always" />
        </span>
        <span data-part="bank-transaction-list-status" className={styles.state}>
          {model.direction !== 'none' && (
            <VisuallyHidden>
              {model.direction === 'in' ? labels.moneyIn : labels.moneyOut}
              {', '}
            </VisuallyHidden>
          )}
          {model.pending ? (
            <span className={styles.pending}>
              <Clock size={14} aria-hidden="true" />
              {labels.pending}
            </span>
          ) : (
            labels.posted
          )}
        </span>
      </div>
    </div>
  );
}
