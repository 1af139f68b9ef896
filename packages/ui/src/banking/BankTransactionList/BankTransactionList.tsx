import type { BankAccount, BankTransaction } from '@dime-time/finance-core/contract';
import { ReceiptText } from 'lucide-react';
import { forwardRef, useCallback, useMemo, type ReactNode, type Ref } from 'react';
import { classes } from '../../theme/classes.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { EmptyState, VirtualList } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { accountCardWords } from '../words/accountCard.ts';
import { useTimeZone } from '../../theme/Clock.ts';
import { bankTransactionListWords } from '../words/bankTransactionList.ts';
import * as plain from '../../internal/transactionList.css.ts';
import { accountTitles, bankRowId, bankRowsToShow } from './BankTransactionList.model.ts';
import { BankTransactionRow, type BankRowWords } from './BankTransactionRow.tsx';

export interface BankTransactionListProps extends AnyHostProps<'children' | 'role'> {
  /** The bank’s rows, in any order; positive amounts are money out, as banks report them. */
  transactions: readonly BankTransaction[];
  /**
   * The linked accounts, to name each row’s account.
   * @default none, and rows name no account
   */
  accounts?: readonly BankAccount[] | undefined;
  /**
   * The reader’s time zone, which decides the date of a row with a known time.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
  /**
   * How many of the newest rows are shown.
   * @default all of them
   */
  limit?: number | undefined;
  /**
   * The name of the list for assistive technology.
   * @default 'Bank transactions'
   */
  label?: string | undefined;
  /**
   * The title when there are no rows.
   * @default 'No bank transactions yet'
   */
  emptyTitle?: string | undefined;
  /**
   * Why there are none, and what will add some.
   * @default 'They appear here once your bank has sent them.'
   */
  emptyDescription?: ReactNode;
  /**
   * The labels beside the bank’s own text.
   * @default ENGLISH_BANK_ROW, or its translation
   */
  words?: Partial<BankRowWords> | undefined;
}

/** The list’s default labels, in English. */
export const ENGLISH_BANK_ROW: BankRowWords = bankTransactionListWords.messages;

/** Up to this many rows, all are rendered, so that the browser’s find-in-page finds them all. */
const DRAWN_AT_ONCE = 100;

const NO_ACCOUNTS: readonly BankAccount[] = [];

/** Lists what the bank reports: money in and out, pending and posted, newest first. */
export const BankTransactionList = forwardRef<HTMLElement, BankTransactionListProps>(
  function BankTransactionList(
    {
      transactions,
      accounts = NO_ACCOUNTS,
      timeZone: givenZone,
      limit,
      label,
      emptyTitle,
      emptyDescription,
      words: given,
      className,
      ...rest
    },
    ref,
  ) {
    const timeZone = useTimeZone(givenZone);
    const words = useWords(bankTransactionListWords);
    const accountWords = useWords(accountCardWords);
    const name = label ?? words.label;
    const rowLabels = useMemo(() => ({ ...words, ...given }), [words, given]);
    const rows = useMemo(() => bankRowsToShow(transactions, timeZone), [transactions, timeZone]);
    const titles = useMemo(() => accountTitles(accounts, accountWords), [accounts, accountWords]);
    const renderRow = useCallback(
      (transaction: BankTransaction) => (
        <BankTransactionRow transaction={transaction} titles={titles} labels={rowLabels} />
      ),
      [titles, rowLabels],
    );
    const shown = limit === undefined ? rows : rows.slice(0, limit);
    if (shown.length === 0) {
      return (
        <EmptyState
          data-part="bank-transaction-list"
          {...rest}
          ref={ref as Ref<HTMLDivElement>}
          className={className}
          icon={<ReceiptText size={22} />}
          title={emptyTitle ?? words.emptyTitle}
          description={emptyDescription === undefined ? words.emptyDescription : emptyDescription}
        />
      );
    }
    if (shown.length <= DRAWN_AT_ONCE) {
      return (
        <ul
          data-part="bank-transaction-list"
          {...rest}
          ref={ref as Ref<HTMLUListElement>}
          className={classes(plain.list, className)}
          aria-label={name}
        >
          {shown.map((transaction) => (
            <li
              data-part="bank-transaction-list-item"
              key={bankRowId(transaction)}
              className={plain.item}
            >
              {renderRow(transaction)}
            </li>
          ))}
        </ul>
      );
    }
    return (
      <VirtualList
        data-part="bank-transaction-list"
        {...rest}
        ref={ref as Ref<HTMLDivElement>}
        className={className}
        label={name}
        items={shown}
        itemKey={bankRowId}
        renderItem={renderRow}
      />
    );
  },
);
