import {
  planMonths,
  type CalendarDay,
  type DebtSchedule,
  type PlanChoices,
  type PlanResult,
} from '@dime-time/finance-core';
import { ZERO_CENTS, type Cents } from '@dime-time/finance-core/money';
import type { Debt } from '@dime-time/finance-core/contract';
import { Download, Printer } from 'lucide-react';
import { forwardRef, useMemo, useState } from 'react';
import { useMoneyText } from '../../money/index.ts';
import {
  Button,
  Card,
  Disclosure,
  EmptyState,
  Inline,
  Section,
  SelectField,
  Stack,
  Table,
  Text,
} from '../../primitives/index.ts';
import { useAmountsHidden } from '../../theme/AmountsPrivacy.tsx';
import { useToday } from '../../theme/Clock.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { forecastExplanationWords } from '../words/forecastExplanation.ts';
import { payoffScheduleWords } from '../words/payoffSchedule.ts';
import { downloadText } from '../../internal/downloadText.ts';
import { fileNameOf } from '../../internal/fileNameOf.ts';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { usePrintSheet } from '../../internal/PrintSheet.tsx';
import type { RegulationZBoxProps } from '../RegulationZBox/RegulationZBox.tsx';
import { scheduleColumns } from './scheduleColumns.tsx';
import { scheduleCsv } from './scheduleCsv.ts';
import { ScheduleSheet, STRATEGIES } from './ScheduleSheet.tsx';
import { scheduleWhy } from './scheduleWhy.ts';

export interface PayoffScheduleProps extends AnyHostProps<'children'> {
  /** The plan. */
  plan: PlanResult;
  /** Its debts, for their names. */
  debts: readonly Debt[];
  /**
   * Which debt the plan pays first: what is printed says it.
   * @default undefined, it does not
   */
  strategy?: PlanChoices['strategy'] | undefined;
  /**
   * What it pays each month on top of the minimums and the round-ups: what is printed says it.
   * @default undefined, it does not
   */
  extraMonthly?: Cents | undefined;
  /**
   * Its one-time payments: what is printed lists those to come.
   * @default undefined, it does not
   */
  oneOffs?: PlanChoices['oneOffs'] | undefined;
  /**
   * Today’s date, the day of the balances.
   * @default that of the provider’s clock
   */
  today?: CalendarDay | undefined;
}

/** Loaded separately: it stands at the end, and only for one debt. Without it, the rest remains. */
const RegulationZBox = lazyComponent<RegulationZBoxProps>(
  () => import('../RegulationZBox/RegulationZBox.tsx').then((module) => module.RegulationZBox),
  undefined,
  'nothing',
);

const NO_ONE_OFFS: PlanChoices['oneOffs'] = [];

function hasOneOffs({ rows }: DebtSchedule): boolean {
  return rows.some(({ oneOffs }) => oneOffs !== undefined);
}

/** The value of the choice of all debts. */
const ALL = 'all';

/**
 * Shows a plan month by month, for all debts or one of them, downloads it and prints it. For one debt it
 * also warns what paying only the minimum costs.
 */
export const PayoffSchedule = forwardRef<HTMLElement, PayoffScheduleProps>(function PayoffSchedule(
  {
    plan,
    debts,
    strategy,
    extraMonthly = ZERO_CENTS,
    oneOffs = NO_ONE_OFFS,
    today: givenDay,
    ...rest
  },
  ref,
) {
  const today = useToday(givenDay);
  const hidden = useAmountsHidden();
  const words = useWords(payoffScheduleWords);
  const explanation = useWords(forecastExplanationWords);
  const formats = useFormats();
  const money = useMoneyText();
  const [chosen, setChosen] = useState(ALL);
  const schedule = plan.debts.find(({ id }) => `debt ${id}` === chosen);
  const rows = useMemo(() => planMonths(schedule ? [schedule] : plan.debts), [plan, schedule]);
  const debt = schedule && debts.find(({ id }) => id === schedule.id);
  const single = debt ?? (debts.length === 1 ? debts[0] : undefined);
  const name = debt?.name ?? words.all;
  const columns = scheduleColumns(rows, words, formats);
  const cut = plan.outcome === 'paid-off' ? undefined : words.cut({ count: `${rows.length}` });
  const [isPrinting, print] = usePrintSheet();
  const countsExtra = strategy !== 'minimum-only';
  const planNames = strategy && plan.debts.length > 1 ? [words[STRATEGIES[strategy]]] : [];
  const download = () =>
    downloadText(
      `${fileNameOf(words.fileName, ...planNames, ...(debt ? [debt.name] : []), today)}.csv`,
      scheduleCsv(rows, [
        words.month,
        words.payment,
        words.interest,
        words.principal,
        words.balance,
      ]),
      'text/csv',
    );
  return (
    <Card data-part="payoff-schedule" {...rest} ref={ref}>
      <Section
        title={words.title}
        action={
          <Inline gap={2}>
            <Button
              data-part="payoff-schedule-print"
              variant="outline"
              tone="neutral"
              icon={<Printer />}
              disabled={rows.length === 0}
              onClick={print}
            >
              {words.print}
            </Button>
            <Button
              data-part="payoff-schedule-download"
              variant="outline"
              tone="neutral"
              icon={<Download />}
              disabled={rows.length === 0}
              onClick={download}
            >
              {hidden ? words.downloadHidden : words.download}
            </Button>
          </Inline>
        }
      >
        <Stack gap={4}>
          {plan.debts.length > 1 && (
            <SelectField
              data-part="payoff-schedule-debt"
              label={words.which}
              description={words.minimumHint}
              options={[
                { value: ALL, label: words.all },
                ...debts
                  .filter(({ currentBalance }) => currentBalance > 0)
                  .map(({ id, name: label }) => ({ value: `debt ${id}`, label })),
              ]}
              value={schedule ? chosen : ALL}
              onChange={setChosen}
            />
          )}
          <Table
            data-part="payoff-schedule-table"
            caption={words.caption({ name })}
            density="compact"
            columns={columns}
            rows={rows}
            rowKey={({ month }) => month}
            maxHeight="32rem"
            empty={<EmptyState title={words.empty} />}
          />
          {cut !== undefined && (
            <Text size="s" tone="muted">
              {cut}
            </Text>
          )}
          <Disclosure
            lines={scheduleWhy(rows, single ? [single] : debts, today, {
              hasOneOffs: (schedule ? [schedule] : plan.debts).some(hasOneOffs),
              words,
              explanation,
              formats,
              money,
            })}
          />
          {single && <RegulationZBox debt={single} today={today} headingLevel={3} />}
        </Stack>
      </Section>
      {isPrinting && (
        <ScheduleSheet
          name={single?.name ?? name}
          columns={columns}
          rows={rows}
          paidOffOn={schedule ? schedule.paidOffOn : plan.debtFreeDate}
          monthlyPayment={plan.monthlyPayment}
          strategy={plan.debts.length > 1 ? strategy : undefined}
          extraMonthly={countsExtra ? extraMonthly : ZERO_CENTS}
          oneOffs={countsExtra ? oneOffs.filter(({ on }) => on >= today) : NO_ONE_OFFS}
          today={today}
          cut={cut}
        />
      )}
    </Card>
  );
});
