import { firstDayOf, type MonthOfPlan } from '@dime-time/finance-core';
import { sumCents, type Cents } from '@dime-time/finance-core/money';
import { Money } from '../../money/index.ts';
import type { TableColumn } from '../../primitives/index.ts';
import type { Formats } from '../../words/index.ts';
import type { PayoffScheduleWords } from '../../words/subjects/debts/payoffSchedule.ts';

/** The columns of a plan by month, with totals, for the screen and for paper. */
export function scheduleColumns(
  rows: readonly MonthOfPlan[],
  words: PayoffScheduleWords,
  formats: Formats,
): TableColumn<MonthOfPlan>[] {
  const total = (read: (row: MonthOfPlan) => Cents) => <Money amount={sumCents(rows.map(read))} />;
  return [
    {
      id: 'month',
      header: words.month,
      cell: ({ month }) => formats.monthYear(firstDayOf(month)),
      footer: words.total,
    },
    {
      id: 'payment',
      header: words.payment,
      numeric: true,
      cell: ({ payment }) => <Money amount={payment} />,
      footer: total(({ payment }) => payment),
    },
    {
      id: 'interest',
      header: words.interest,
      numeric: true,
      cell: ({ interest }) => <Money amount={interest} />,
      footer: total(({ interest }) => interest),
    },
    {
      id: 'principal',
      header: words.principal,
      numeric: true,
      cell: ({ principal }) => <Money amount={principal} />,
      footer: total(({ principal }) => principal),
    },
    {
      id: 'balance',
      header: words.balance,
      numeric: true,
      cell: ({ balance }) => <Money amount={balance} />,
    },
  ];
}
