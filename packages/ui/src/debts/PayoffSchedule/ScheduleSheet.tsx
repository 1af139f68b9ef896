import type { CalendarDay, Cents, MonthOfPlan, PlanChoices } from '@dime-time/finance-core';
import { Fragment, type ReactNode } from 'react';
import { PrintSheet } from '../../internal/PrintSheet.tsx';
import { Money } from '../../money/index.ts';
import { Heading, Stack, Table, type TableColumn, Text } from '../../primitives/index.ts';
import { useBrand } from '../../theme/BrandContext.ts';
import { rich, useFormats, useWords } from '../../words/index.ts';
import { oneOffPaymentsWords } from '../words/oneOffPayments.ts';
import { payoffScheduleWords } from '../words/payoffSchedule.ts';
import * as styles from './ScheduleSheet.css.ts';

interface ScheduleSheetProps {
  /** The name of the debt, or that it is all of them. */
  name: string;
  columns: readonly TableColumn<MonthOfPlan>[];
  rows: readonly MonthOfPlan[];
  /** The day of the last payment; `undefined` if it is never paid off. */
  paidOffOn: CalendarDay | undefined;
  /** What the household pays a month on all debts. */
  monthlyPayment: Cents;
  /** Which debt is paid first; `undefined` if that is not known, or there is only one. */
  strategy: PlanChoices['strategy'] | undefined;
  /** What of it is on top of the minimums and the round-ups. */
  extraMonthly: Cents;
  /** The one-time payments of the plan. */
  oneOffs: PlanChoices['oneOffs'];
  /** The day of the balances. */
  today: CalendarDay;
  /** Why the table ends before the debt does; `undefined` if it does not. */
  cut: string | undefined;
}

/** The schedule on sheets of paper: what it is of, and every month. */
export function ScheduleSheet({
  name,
  columns,
  rows,
  paidOffOn,
  monthlyPayment,
  strategy,
  extraMonthly,
  oneOffs,
  today,
  cut,
}: ScheduleSheetProps) {
  const words = useWords(payoffScheduleWords);
  const oneOffWords = useWords(oneOffPaymentsWords);
  const formats = useFormats();
  const { productName } = useBrand();
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [words.asOf, formats.day(today)],
    ...(strategy === undefined ? [] : [[words.strategy, words[STRATEGIES[strategy]]] as const]),
    [words.monthlyPayment, <Money key="payment" amount={monthlyPayment} />],
    ...(extraMonthly === 0
      ? []
      : [[words.extra, <Money key="extra" amount={extraMonthly} />] as const]),
    ...(paidOffOn === undefined ? [] : [[words.paidOff, formats.monthYear(paidOffOn)] as const]),
    ...(oneOffs.length === 0
      ? []
      : [
          [
            oneOffWords.title,
            oneOffs.map(({ on, amount }, index) => (
              <Fragment key={`${on} ${index}`}>
                {index > 0 && ' · '}
                {rich(oneOffWords.item, {
                  amount: <Money amount={amount} />,
                  day: formats.dayInText(on),
                })}
              </Fragment>
            )),
          ] as const,
        ]),
  ];
  return (
    <PrintSheet data-part="payoff-schedule-sheet" label={words.sheet} className={styles.content}>
      <Stack gap={4} className={styles.head}>
        <Stack gap={1}>
          <Text size="s">{productName}</Text>
          <Heading level={1}>{words.sheet}</Heading>
          <Text size="l">{name}</Text>
        </Stack>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </Stack>
      <Table
        data-part="payoff-schedule-sheet-table"
        caption={words.caption({ name })}
        density="compact"
        // Half a sheet has room for columns, too.
        narrow="columns"
        columns={columns}
        rows={rows}
        rowKey={({ month }) => month}
      />
      {cut !== undefined && (
        <Text size="s" className={styles.note}>
          {cut}
        </Text>
      )}
    </PrintSheet>
  );
}

/** The words of each strategy. */
export const STRATEGIES = {
  avalanche: 'avalanche',
  snowball: 'snowball',
  custom: 'custom',
  'minimum-only': 'minimumOnly',
} as const;
