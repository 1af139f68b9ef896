import type { CalendarDay } from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import { ZERO_CENTS, type Cents } from '@dime-time/finance-core/money';
import { forwardRef, useMemo } from 'react';
import { Money, useMoneyText } from '../../money/index.ts';
import {
  Card,
  Disclosure,
  Section,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '../../primitives/index.ts';
import { useToday } from '../../theme/Clock.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { rich, useFormats, useWords, type Formats } from '../../words/index.ts';
import type { RegulationZBoxWords } from '../../words/subjects/debts/regulationZBox.ts';
import { regulationZBoxWords } from '../words/regulationZBox.ts';
import {
  minimumWarning,
  THREE_YEARS,
  type MinimumWarning,
  type PaysOff,
} from './RegulationZBox.model.ts';

export interface RegulationZBoxProps extends AnyHostProps<'children'> {
  /** A credit card, or another debt with a minimum payment. */
  debt: Debt;
  /**
   * The day of its balance.
   * @default that of the provider’s clock
   */
  today?: CalendarDay | undefined;
  /**
   * The level of its heading in the page outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * Warns what paying only the minimum costs, with the figures and rounding that US law puts on the
 * statements of credit cards: Regulation Z, 12 CFR 1026.7(b)(12) and appendix M1.
 */
export const RegulationZBox = forwardRef<HTMLElement, RegulationZBoxProps>(function RegulationZBox(
  { debt, today: givenDay, headingLevel = 2, ...rest },
  ref,
) {
  const today = useToday(givenDay);
  const words = useWords(regulationZBoxWords);
  const warning = useMemo(() => minimumWarning(debt, today), [debt, today]);
  const note = NOTES[warning.kind];
  return (
    <Card data-part="regulation-zbox" {...rest} ref={ref}>
      <Section title={words.title} headingLevel={headingLevel}>
        {note === undefined ? (
          <Warning debt={debt} today={today} warning={warning} />
        ) : (
          <Text data-part="regulation-zbox-note" tone="muted">
            {words[note]}
          </Text>
        )}
      </Section>
    </Card>
  );
});

/** What is said where there is nothing to warn of. */
const NOTES: Partial<Record<MinimumWarning['kind'], 'paidOff' | 'exempt' | 'noMinimum'>> = {
  'paid-off': 'paidOff',
  exempt: 'exempt',
  'no-minimum': 'noMinimum',
};

/** A row of the table: what is paid each month, `undefined` for the minimum. */
interface Row {
  payment: Cents | undefined;
  months: number;
  total: Cents;
  savings: Cents;
}

interface WarningProps {
  debt: Debt;
  today: CalendarDay;
  warning: MinimumWarning;
}

function Warning({ debt, today, warning }: WarningProps) {
  const words = useWords(regulationZBoxWords);
  const formats = useFormats();
  const { estimatedInterest = ZERO_CENTS } = debt;
  return (
    <Stack gap={4}>
      <Text data-part="regulation-zbox-warning" measure>
        <Text as="strong" weight="semibold">
          {words.warningTitle}
        </Text>{' '}
        {warningText()}
      </Text>
      {warning.kind === 'pays-off' ? (
        <Table
          data-part="regulation-zbox-table"
          caption={words.caption({ name: debt.name })}
          columns={columnsOf(words, formats)}
          rows={rowsOf(warning)}
          rowKey={({ payment }) => `${payment}`}
        />
      ) : (
        <Text data-part="regulation-zbox-more" measure>
          {words.more}
          {warning.kind === 'never' && (
            <>
              {' '}
              {rich(words.morePayment, {
                payment: <Money amount={warning.payment} cents="when-needed" />,
                duration: formats.duration(THREE_YEARS),
              })}
            </>
          )}
        </Text>
      )}
      <Text data-part="regulation-zbox-basis" size="s" tone="muted" measure>
        {words.basis({ day: formats.dayInText(today) })}{' '}
        {estimatedInterest > 0 && (
          <>{rich(words.estimated, { amount: <Money amount={estimatedInterest} /> })} </>
        )}
        {words.counseling}
      </Text>
      <Disclosure lines={useReasons(debt, warning)} />
    </Stack>
  );

  function warningText() {
    if (warning.kind === 'never') return words.never;
    if (warning.kind === 'too-long') return words.tooLong;
    return warning.kind === 'pays-off' && !warning.hasInterest ? words.slower : words.warning;
  }
}

function rowsOf(warning: PaysOff): Row[] {
  const { months, total, threeYears } = warning;
  const minimum = { payment: undefined, months, total, savings: ZERO_CENTS };
  return [minimum, ...(threeYears ? [{ ...threeYears, months: THREE_YEARS }] : [])];
}

function columnsOf(words: RegulationZBoxWords, formats: Formats): TableColumn<Row>[] {
  return [
    {
      id: 'each',
      header: words.each,
      cell: ({ payment }) =>
        payment === undefined ? words.minimum : <Money amount={payment} cents="when-needed" />,
    },
    { id: 'time', header: words.time, cell: ({ months }) => formats.duration(months) },
    {
      id: 'total',
      header: words.total,
      cell: ({ total, savings }) => (
        <>
          <Money amount={total} cents="when-needed" />
          {savings > 0 && (
            <>
              <br />
              <Text as="span" size="s" tone="positive">
                {rich(words.saved, { amount: <Money amount={savings} cents="when-needed" /> })}
              </Text>
            </>
          )}
        </>
      ),
    },
  ];
}

/** Where the figures come from. */
function useReasons(debt: Debt, warning: MinimumWarning): string[] {
  const words = useWords(regulationZBoxWords);
  const formats = useFormats();
  const money = useMoneyText();
  const { minimumRule: rule, promotion } = debt;
  return [
    words.whyLaw,
    words.whyRounded,
    ...(rule && rule.kind !== 'fixed'
      ? []
      : [words.whyFixed({ amount: money(rule?.amount ?? debt.minimumPayment) })]),
    ...(promotion
      ? [
          words.whyPromotion({
            day: formats.dayInText(promotion.endsOn),
            rate: formats.apr(debt.interestRate),
          }),
        ]
      : []),
    ...(warning.kind === 'pays-off' && !warning.threeYears ? [words.whyCompared] : []),
  ];
}
