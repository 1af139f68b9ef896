import {
  calendarDayOf,
  debtActivity,
  firstDayOf,
  type CalendarDay,
  type DebtActivity,
} from '@dime-time/finance-core';
import type { Debt, HistoryMonth, Payment, PaymentSource } from '@dime-time/finance-core/contract';
import { Download } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';
import { downloadText } from '../../internal/downloadText.ts';
import { fileNameOf } from '../../internal/fileNameOf.ts';
import { Money } from '../../money/index.ts';
import {
  Button,
  Card,
  dataOr,
  EmptyState,
  Inline,
  type Loadable,
  LOADING,
  LoadablePanel,
  Section,
  Skeleton,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '../../primitives/index.ts';
import { useFormats, useWords, type Formats } from '../../words/index.ts';
import type { DebtActivityWords } from '../../words/subjects/debts/debtActivity.ts';
import { UndoButton } from '../PaymentHistory/UndoButton.tsx';
import type { UndoPaymentAction } from '../PaymentHistory/PaymentHistory.tsx';
import { debtActivityWords } from '../words/debtActivity.ts';
import { paymentHistoryWords } from '../words/paymentHistory.ts';
import { debtActivityCsv } from './debtActivityCsv.ts';

export interface DebtActivityListProps {
  debt: Debt;
  payments: Loadable<readonly Payment[]>;
  history: Loadable<readonly HistoryMonth[]>;
  today: CalendarDay;
  timeZone: string;
  undoablePayments: ReadonlySet<string> | undefined;
  onUndoPayment: UndoPaymentAction | undefined;
}

interface Row extends DebtActivity<PaymentSource> {
  /** Stays the same while newer rows are added. */
  key: string;
}

/** A table of more rows scrolls by itself. */
const SHOWN_WHOLE = 12;
/** Stands for an amount that is not known. */
const NOTHING = '–';
const NO_PAYMENTS: readonly Payment[] = [];
const NO_MONTHS: readonly HistoryMonth[] = [];

/**
 * Every payment, round-up, interest charge and correction of a debt, newest first, and its download.
 * Without the months, only the payments are listed.
 */
export function DebtActivityList({
  debt,
  payments,
  history,
  today,
  timeZone,
  undoablePayments,
  onUndoPayment,
}: DebtActivityListProps) {
  const words = useWords(debtActivityWords);
  const paymentWords = useWords(paymentHistoryWords);
  const formats = useFormats();
  const id = useId();
  const paid = dataOr(payments, NO_PAYMENTS);
  const months = dataOr(history, NO_MONTHS);
  const rows = useMemo(
    () => activityOf(debt.id, paid, months, timeZone),
    [debt.id, paid, months, timeZone],
  );
  const newestFirst = useMemo(() => rows.toReversed(), [rows]);
  const isWhole = payments.status === 'ready' && history.status === 'ready';
  const nameOf = ({ kind }: Row) => ({ ...words, ...paymentWords })[kind];
  const undoOf = ({ paymentId, key }: Row) =>
    paymentId !== undefined &&
    undoablePayments?.has(paymentId) &&
    onUndoPayment && (
      <UndoButton describedBy={`${id}-${key}`} run={() => onUndoPayment(paymentId)} />
    );
  const columns = columnsOf({ words, formats, nameOf, undoOf, id });
  const download = () =>
    downloadText(
      `${fileNameOf(words.fileName, debt.name, today)}.csv`,
      debtActivityCsv(
        rows,
        columns.map(({ header }) => header),
        nameOf,
      ),
      'text/csv',
    );
  return (
    <Card data-part="debt-page-activity">
      <Section
        id="payments"
        title={words.title}
        description={words.description}
        action={
          <Button
            data-part="debt-page-activity-download"
            variant="outline"
            tone="neutral"
            icon={<Download />}
            disabled={!isWhole || rows.length === 0}
            onClick={download}
          >
            {words.download}
          </Button>
        }
      >
        <LoadablePanel
          value={history.status === 'loading' ? LOADING : payments}
          errorTitle={paymentWords.error}
          skeleton={<Skeleton shape="block" height="16rem" />}
        >
          {() => (
            <Stack gap={3}>
              <Table
                data-part="debt-page-activity-table"
                caption={words.caption({ debt: debt.name })}
                density="compact"
                columns={columns}
                rows={newestFirst}
                rowKey={({ key }) => key}
                maxHeight={rows.length > SHOWN_WHOLE ? '32rem' : undefined}
                empty={<EmptyState title={words.emptyTitle} description={words.emptyDescription} />}
              />
              <Text size="s" tone="muted">
                {isWhole ? words.why : words.paymentsOnly}
              </Text>
            </Stack>
          )}
        </LoadablePanel>
      </Section>
    </Card>
  );
}

interface ColumnsOptions {
  words: DebtActivityWords;
  formats: Formats;
  /** What a row is. */
  nameOf: (row: Row) => string;
  /** The button that undoes it, if it can be. */
  undoOf: (row: Row) => ReactNode;
  /** Before the key of a row, the ID of its day. */
  id: string;
}

function columnsOf({ words, formats, nameOf, undoOf, id }: ColumnsOptions): TableColumn<Row>[] {
  return [
    {
      id: 'day',
      header: words.day,
      cell: ({ key, on, month }) => (
        <span id={`${id}-${key}`}>
          {on ? formats.day(on) : formats.monthYear(firstDayOf(month))}
        </span>
      ),
    },
    {
      id: 'what',
      header: words.what,
      cell: (row) => (
        <Inline as="span" gap={2}>
          {nameOf(row)}
          {undoOf(row)}
        </Inline>
      ),
    },
    {
      id: 'change',
      header: words.change,
      numeric: true,
      cell: ({ kind, change }) =>
        kind === 'start' ? NOTHING : <Money amount={change} sign="always" />,
    },
    {
      id: 'balance',
      header: words.balance,
      numeric: true,
      cell: ({ balance }) => (balance === undefined ? NOTHING : <Money amount={balance} />),
    },
  ];
}

function activityOf(
  debtId: string,
  payments: readonly Payment[],
  history: readonly HistoryMonth[],
  timeZone: string,
): Row[] {
  const own = payments
    .filter((payment) => payment.debtId === debtId)
    // The list has the newest first, also on one day.
    .toReversed()
    .map(({ date, ...payment }) => ({ ...payment, on: calendarDayOf(date, timeZone) }));
  return debtActivity({ debtId, history, payments: own }).map((row, index) => ({
    ...row,
    key: row.paymentId ?? `${index}`,
  }));
}
