import type { BalanceCorrection, Debt, HistoryMonth } from '@dime-time/finance-core/contract';
import { useMemo } from 'react';
import { Money } from '../../money/index.ts';
import {
  Card,
  dataOr,
  type Loadable,
  Section,
  Table,
  type TableColumn,
} from '../../primitives/index.ts';
import { useFormats, useWords, type Formats } from '../../words/index.ts';
import type { DebtCorrectionsWords } from '../../words/subjects/debts/debtCorrections.ts';
import { debtCorrectionsWords } from '../words/debtCorrections.ts';

export interface DebtCorrectionsProps {
  debt: Debt;
  history: Loadable<readonly HistoryMonth[]>;
}

/** A table of more corrections scrolls by itself. */
const SHOWN_WHOLE = 12;
const NO_MONTHS: readonly HistoryMonth[] = [];

/** The corrections of a balance by statements, newest first; nothing without any. */
export function DebtCorrections({ debt, history }: DebtCorrectionsProps) {
  const words = useWords(debtCorrectionsWords);
  const formats = useFormats();
  const months = dataOr(history, NO_MONTHS);
  const newestFirst = useMemo(() => correctionsOf(months, debt.id).toReversed(), [months, debt.id]);
  if (newestFirst.length === 0) return null;
  return (
    <Card data-part="debt-page-corrections">
      <Section title={words.title} description={words.description}>
        <Table
          data-part="debt-page-corrections-table"
          caption={words.caption({ debt: debt.name })}
          density="compact"
          columns={columnsOf(words, formats)}
          rows={newestFirst}
          rowKey={({ key }) => key}
          maxHeight={newestFirst.length > SHOWN_WHOLE ? '32rem' : undefined}
        />
      </Section>
    </Card>
  );
}

interface Row extends BalanceCorrection {
  /** Its month, and its number in it. */
  key: string;
}

function columnsOf(words: DebtCorrectionsWords, formats: Formats): TableColumn<Row>[] {
  return [
    { id: 'day', header: words.day, cell: ({ on }) => formats.day(on) },
    { id: 'reason', header: words.reason, cell: ({ reason }) => words[reason] },
    {
      id: 'amount',
      header: words.amount,
      numeric: true,
      cell: ({ amount }) => <Money amount={amount} sign="always" />,
    },
  ];
}

function correctionsOf(months: readonly HistoryMonth[], debtId: string): Row[] {
  return months.flatMap(({ month, debts }) => {
    const { corrections = [] } = debts.find((debt) => debt.debtId === debtId) ?? {};
    return corrections.map((each, index) => ({ ...each, key: `${month}-${index}` }));
  });
}
