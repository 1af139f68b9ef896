import {
  nextPayments,
  type CalendarDay,
  type Cents,
  type PlanOverview,
} from '@dime-time/finance-core';
import { sumCents } from '@dime-time/finance-core/money';
import type { Debt } from '@dime-time/finance-core/contract';
import { forwardRef, useMemo } from 'react';
import { Money, useMoneyText } from '../../money/index.ts';
import { Card, DataList, DataRow, Section, Stack, Text } from '../../primitives/index.ts';
import { useToday } from '../../theme/Clock.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { rich, useFormats, useWords } from '../../words/index.ts';
import { paymentCalendarWords } from '../words/paymentCalendar.ts';

export interface PaymentCalendarProps extends AnyHostProps<'children'> {
  /** The debts of the plan, each with its due day. */
  debts: readonly Debt[];
  /** What the plan comes to: the result of `planOverview`. */
  overview: PlanOverview;
  /**
   * About what round-ups pay of it by themselves.
   * @default 0
   */
  monthlyRoundUps?: Cents | undefined;
  /**
   * Today’s date, the day of the balances.
   * @default that of the provider’s clock
   */
  today?: CalendarDay | undefined;
}

/** Lists what a plan pays on each debt the next time it is due, by day. */
export const PaymentCalendar = forwardRef<HTMLElement, PaymentCalendarProps>(
  function PaymentCalendar(
    { debts, overview, monthlyRoundUps = 0 as Cents, today: givenDay, ...rest },
    ref,
  ) {
    const today = useToday(givenDay);
    const words = useWords(paymentCalendarWords);
    const money = useMoneyText();
    const formats = useFormats();
    const payments = useMemo(() => nextPayments(debts, overview, today), [debts, overview, today]);
    const total = sumCents(payments.map(({ payment }) => payment));
    return (
      <Card data-part="payment-calendar" {...rest} ref={ref}>
        <Section title={words.title}>
          {payments.length === 0 ? (
            <Text tone="muted">{words.empty}</Text>
          ) : (
            <Stack gap={3}>
              <DataList data-part="payment-calendar-list">
                {payments.map(({ debtId, dueOn, payment, minimum, extra }) => (
                  <DataRow
                    key={debtId}
                    label={
                      <>
                        {debts.find(({ id }) => id === debtId)?.name}
                        <br />
                        <Text as="span" size="s" tone="muted">
                          {words.due({ day: formats.monthDayInText(dueOn) })}
                        </Text>
                      </>
                    }
                    value={<Money amount={payment} />}
                    detail={
                      extra === 0
                        ? words.minimum
                        : rich(words.withExtra, {
                            minimum: <Money amount={minimum} />,
                            extra: <Money amount={extra} />,
                          })
                    }
                  />
                ))}
                <DataRow label={words.total} value={<Money amount={total} />} />
              </DataList>
              {monthlyRoundUps > 0 && (
                <Text data-part="payment-calendar-round-ups" size="s" tone="muted">
                  {words.roundUps({ amount: money(monthlyRoundUps) })}
                </Text>
              )}
            </Stack>
          )}
        </Section>
      </Card>
    );
  },
);
