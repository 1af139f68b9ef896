import {
  balanceChanges,
  firstDayOf,
  monthOf,
  type BalanceChange,
  type CalendarDay,
} from '@dime-time/finance-core';
import type { Debt, HistoryMonth } from '@dime-time/finance-core/contract';
import { sumCents } from '@dime-time/finance-core/money';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { Money } from '../../money/index.ts';
import {
  Button,
  Card,
  dataOr,
  EmptyState,
  type Loadable,
  LoadablePanel,
  Section,
  Skeleton,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '../../primitives/index.ts';
import { useFormats, useWords, type Formats } from '../../words/index.ts';
import type { DebtMonthsWords } from '../../words/subjects/debts/debtMonths.ts';
import { debtMonthsWords } from '../words/debtMonths.ts';
import { debtPageWords } from '../words/debtPage.ts';
import { downloadText } from '../../internal/downloadText.ts';
import { fileNameOf } from '../../internal/fileNameOf.ts';
import { debtMonthsCsv } from './debtMonthsCsv.ts';

export interface DebtMonthsProps {
  debt: Debt;
  history: Loadable<readonly HistoryMonth[]>;
  today: CalendarDay;
}

/** What statements reported besides interest; each has a column where there was any. */
const SPLIT = ['purchases', 'corrections'] as const;

/** A table of more months scrolls by itself. */
const SHOWN_WHOLE = 12;

/** What changed the balance of a debt in each month, newest first, and its download. */
export function DebtMonths({ debt, history, today }: DebtMonthsProps) {
  const words = useWords(debtMonthsWords);
  const { historyError } = useWords(debtPageWords);
  const formats = useFormats();
  const months = dataOr(history, undefined);
  const changes = useMemo(() => balanceChanges(months ?? [], debt.id), [months, debt.id]);
  const newestFirst = useMemo(() => changes.toReversed(), [changes]);
  const download = () =>
    downloadText(
      `${fileNameOf(words.fileName, debt.name, today)}.csv`,
      debtMonthsCsv(changes, [
        words.month,
        words.before,
        words.interest,
        words.purchases,
        words.corrections,
        words.other,
        words.paid,
        words.balance,
      ]),
      'text/csv',
    );
  return (
    <Card data-part="debt-page-months">
      <Section
        title={words.title}
        description={words.description}
        action={
          <Button
            data-part="debt-page-download"
            variant="outline"
            tone="neutral"
            icon={<Download />}
            disabled={changes.length === 0}
            onClick={download}
          >
            {words.download}
          </Button>
        }
      >
        <LoadablePanel
          value={history}
          errorTitle={historyError}
          skeleton={<Skeleton shape="block" height="16rem" />}
        >
          {() => (
            <Stack gap={3}>
              <Table
                data-part="debt-page-table"
                caption={words.caption({ debt: debt.name })}
                density="compact"
                columns={columnsOf(newestFirst, today, words, formats)}
                rows={newestFirst}
                rowKey={({ month }) => month}
                maxHeight={newestFirst.length > SHOWN_WHOLE ? '32rem' : undefined}
                empty={<EmptyState title={words.emptyTitle} description={words.emptyDescription} />}
              />
              <Text size="s" tone="muted">
                {words.why}
              </Text>
            </Stack>
          )}
        </LoadablePanel>
      </Section>
    </Card>
  );
}

function columnsOf(
  changes: readonly BalanceChange[],
  today: CalendarDay,
  words: DebtMonthsWords,
  formats: Formats,
): TableColumn<BalanceChange>[] {
  const has = (id: keyof BalanceChange) => changes.some((change) => change[id] !== 0);
  const amount = (
    id: Exclude<keyof BalanceChange, 'month'>,
    isSummed: boolean,
  ): TableColumn<BalanceChange> => ({
    id,
    header: words[id],
    numeric: true,
    cell: (change) => <Money amount={change[id]} />,
    ...(isSummed && { footer: <Money amount={sumCents(changes.map((change) => change[id]))} /> }),
  });
  return [
    {
      id: 'month',
      header: words.month,
      cell: ({ month }) => {
        const name = formats.monthYear(firstDayOf(month));
        return month === monthOf(today) ? words.soFar({ month: name }) : name;
      },
      footer: words.total,
    },
    amount('before', false),
    amount('interest', true),
    ...SPLIT.filter(has).map((id) => amount(id, true)),
    ...(has('other') || !SPLIT.some(has) ? [amount('other', true)] : []),
    amount('paid', true),
    amount('balance', false),
  ];
}
