import type { BankAccount, BankTransaction } from '@dime-time/finance-core/contract';
import { useId, useMemo, useState } from 'react';
import { BankTransactionList } from '../BankTransactionList/BankTransactionList.tsx';
import { bankRowsToShow } from '../BankTransactionList/BankTransactionList.model.ts';
import {
  Button,
  Card,
  dataOr,
  Link,
  type Loadable,
  LoadablePanel,
  Section,
} from '../../primitives/index.ts';
import { TransactionListSkeleton } from '../../transactions/index.ts';
import { rich, useWords } from '../../words/index.ts';
import { bankingWords } from '../words/banking.ts';

export interface TransactionsPanelProps {
  transactions: Loadable<readonly BankTransaction[]>;
  accounts: readonly BankAccount[] | undefined;
  timeZone: string | undefined;
  roundUpsHref: string;
}

/** The number of rows shown initially. */
const RECENT = 10;

const NO_ROWS: readonly BankTransaction[] = [];

/** The newest rows the bank reports, and all of them on request. */
export function TransactionsPanel({
  transactions,
  accounts,
  timeZone,
  roundUpsHref,
}: TransactionsPanelProps) {
  const words = useWords(bankingWords);
  const listId = useId();
  const [all, setAll] = useState(false);
  const rows = dataOr(transactions, NO_ROWS);
  const count = useMemo(() => bankRowsToShow(rows).length, [rows]);
  return (
    <Card data-part="banking-transactions">
      <Section
        title={words.recent}
        description={rich(words.recentDescription, {
          link: <Link href={roundUpsHref}>{words.recentLink}</Link>,
        })}
        action={
          count > RECENT && (
            <Button
              data-part="banking-show-all"
              size="s"
              variant="soft"
              aria-expanded={all}
              aria-controls={listId}
              onClick={() => setAll(!all)}
            >
              {all ? words.showFewer : words.showAll({ count })}
            </Button>
          )
        }
      >
        <div id={listId}>
          <LoadablePanel
            value={transactions}
            errorTitle={words.recentError}
            skeleton={<TransactionListSkeleton rows={RECENT} />}
          >
            {(data) => (
              <BankTransactionList
                transactions={data}
                accounts={accounts}
                timeZone={timeZone}
                {...(all ? {} : { limit: RECENT })}
              />
            )}
          </LoadablePanel>
        </div>
      </Section>
    </Card>
  );
}
