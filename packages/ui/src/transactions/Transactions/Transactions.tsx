import type { Instant } from '@dime-time/finance-core';
import type { Debt, Payment, Transaction } from '@dime-time/finance-core/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AddTransactionDialog } from '../AddTransactionDialog/AddTransactionDialog.tsx';
import type { CreateTransactionAction } from '../AddTransactionDialog/AddTransactionForm.tsx';
import {
  bothLoadable,
  Button,
  Card,
  dataOr,
  Link,
  type Loadable,
  LoadablePanel,
  PageHeader,
  Section,
  Skeleton,
} from '../../primitives/index.ts';
import { RecentPayments } from '../RecentPayments/RecentPayments.tsx';
import { RoundUpExplainer } from '../../round-ups/index.ts';
import { TransactionList } from '../TransactionList/TransactionList.tsx';
import { TransactionListSkeleton } from '../TransactionList/TransactionListSkeleton.tsx';
import { TransactionStats } from '../TransactionStats/TransactionStats.tsx';
import { LoadMoreNotice, type LoadOlderAction } from '../LoadMoreNotice/LoadMoreNotice.tsx';
import { useWords } from '../../words/index.ts';
import { transactionsWords } from '../words/transactions.ts';
import { Screen } from '../../internal/Screen.tsx';
import { inSlot, type Slots } from '../../internal/slots.ts';
import * as layout from '../../internal/sidebarLayout.css.ts';
import * as styles from './Transactions.css.ts';
import { useAsOf, useTimeZone } from '../../theme/Clock.ts';

export interface TransactionsProps {
  /** The household's transactions, newest first. */
  transactions: Loadable<readonly Transaction[]>;
  /**
   * The total count, if `transactions` may hold only the newest of them.
   * @default the length of `transactions`
   */
  total?: number | undefined;
  /** Adds older ones to `transactions` if it does not hold all; without it, there is no button. */
  onLoadOlder?: LoadOlderAction | undefined;
  /** The payments on debts and their debts, newest first. Without it, no payments are shown. */
  paid?: PaidDebts | undefined;
  /**
   * The current time.
   * @default that of the provider’s clock
   */
  asOf?: Instant | undefined;
  /**
   * The reader's time zone.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
  /** Adds a transaction. */
  onAddTransaction: CreateTransactionAction;
  /**
   * Whether the server offers this, once known; the dialog explains the state.
   * @default ready(true)
   */
  addTransactionOffered?: Loadable<boolean> | undefined;
  /**
   * Whether the server accepts refunds and returns their round-ups.
   * @default false
   */
  refundsOffered?: boolean | undefined;
  /** Your own header of the page, a column beside its parts, and what stands for an empty list. */
  slots?: Slots<'header' | 'aside' | 'empty'> | undefined;
}

/** The data that shows where payments went. */
interface PaidDebts {
  readonly payments: Loadable<readonly Payment[]>;
  readonly debts: Loadable<readonly Debt[]>;
}

/** The page of every purchase and its round-up, and the newest payments on debts. */
export function Transactions({
  transactions,
  total,
  onLoadOlder,
  paid,
  asOf: givenTime,
  timeZone: givenZone,
  onAddTransaction,
  addTransactionOffered,
  refundsOffered,
  slots,
}: TransactionsProps) {
  const asOf = useAsOf(givenTime);
  const timeZone = useTimeZone(givenZone);
  const words = useWords(transactionsWords);
  const [adding, setAdding] = useState(false);
  return (
    <Screen
      data-part="transactions"
      slots={slots}
      busy={transactions.status === 'loading'}
      header={
        <PageHeader
          title={words.title}
          description={words.description}
          actions={
            <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setAdding(true)}>
              {words.add}
            </Button>
          }
        />
      }
    >
      <nav data-part="transactions-links" aria-label={words.onThisPage} className={styles.below}>
        {paid && (
          <Link data-part="transactions-payments-link" href="#recent-payments">
            {words.paymentsLink}
          </Link>
        )}
        <Link data-part="transactions-round-ups-link" href="#how-round-ups-work">
          {words.roundUpsLink}
        </Link>
      </nav>
      {transactions.status !== 'error' && (
        <TransactionStats
          transactions={dataOr(transactions, undefined)}
          total={total}
          asOf={asOf}
          timeZone={timeZone}
        />
      )}
      {transactions.status === 'ready' && (
        <LoadMoreNotice loaded={transactions.data.length} total={total} onLoadOlder={onLoadOlder} />
      )}
      <div className={layout.columns}>
        <Card data-part="transactions-history" className={layout.main}>
          <Section title={words.list}>
            <LoadablePanel
              value={transactions}
              errorTitle={words.listError}
              skeleton={<TransactionListSkeleton rows={8} />}
            >
              {(data) =>
                inSlot(
                  data.length === 0 ? slots?.empty : undefined,
                  <TransactionList transactions={data} timeZone={timeZone} />,
                )
              }
            </LoadablePanel>
          </Section>
        </Card>
        {paid && <PaymentsCard {...paid} timeZone={timeZone} />}
        <div id="how-round-ups-work" className={styles.explainer}>
          <RoundUpExplainer />
        </div>
      </div>
      <AddTransactionDialog
        open={adding}
        onOpenChange={setAdding}
        asOf={asOf}
        timeZone={timeZone}
        onCreate={onAddTransaction}
        offered={addTransactionOffered}
        refundsOffered={refundsOffered}
      />
    </Screen>
  );
}

function PaymentsCard({ payments, debts, timeZone }: PaidDebts & { timeZone: string }) {
  const words = useWords(transactionsWords);
  return (
    <Card data-part="transactions-payments" id="recent-payments" className={layout.asideTop}>
      <Section title={words.payments}>
        <LoadablePanel
          value={bothLoadable(payments, debts)}
          errorTitle={words.paymentsError}
          skeleton={<Skeleton shape="block" height="12rem" />}
        >
          {([made, owed]) => (
            <RecentPayments payments={made} debts={owed} timeZone={timeZone} limit={3} />
          )}
        </LoadablePanel>
      </Section>
    </Card>
  );
}
