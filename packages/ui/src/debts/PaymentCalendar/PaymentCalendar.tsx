import {
  nextPayments,
  plannedPayments,
  roundUpPart,
  writeCalendar,
  type CalendarDay,
  type Cents,
  type NextPayment,
  type PlanOverview,
} from '@dime-time/finance-core';
import { sumCents, ZERO_CENTS } from '@dime-time/finance-core/money';
import type { Debt } from '@dime-time/finance-core/contract';
import { CalendarPlus, Rss } from 'lucide-react';
import { forwardRef, useContext, useMemo } from 'react';
import { Money, useMoneyText } from '../../money/index.ts';
import {
  Button,
  Card,
  DataList,
  DataRow,
  Disclosure,
  Inline,
  Section,
  Stack,
  Text,
  useLazyDialog,
  useToast,
} from '../../primitives/index.ts';
import { downloadText } from '../../internal/downloadText.ts';
import { useAmountsHidden } from '../../theme/AmountsPrivacy.tsx';
import { ClockContext } from '../../theme/Clock.ts';
import { useToday } from '../../theme/Clock.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { rich, useFormats, useWords } from '../../words/index.ts';
import { paymentCalendarWords } from '../words/paymentCalendar.ts';
import type { CalendarSubscription } from './CalendarDialog.tsx';
import { LazyCalendarDialog } from './LazyCalendarDialog.ts';
import { paymentEvents } from './paymentEvents.ts';

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
  /**
   * The address to which a calendar app subscribes.
   * @default undefined, there is a file to download only
   */
  subscription?: CalendarSubscription | undefined;
}

/** The months of the plan that a calendar file has. */
const MONTHS = 12;

/** Lists what a plan pays on each debt the next time it is due, by day, and downloads a year of it. */
export const PaymentCalendar = forwardRef<HTMLElement, PaymentCalendarProps>(
  function PaymentCalendar(
    { debts, overview, monthlyRoundUps = ZERO_CENTS, today: givenDay, subscription, ...rest },
    ref,
  ) {
    const today = useToday(givenDay);
    const words = useWords(paymentCalendarWords);
    const money = useMoneyText();
    const formats = useFormats();
    const payments = useMemo(() => nextPayments(debts, overview, today), [debts, overview, today]);
    const debtOf = (id: string) => debts.find((debt) => debt.id === id);
    const total = sumCents(payments.map(({ payment }) => payment));
    const allPastDue = sumCents(payments.map(({ pastDue = ZERO_CENTS }) => pastDue));
    const pastDueText = (amount = ZERO_CENTS) =>
      amount > 0 ? rich(words.pastDue, { amount: <Money amount={amount} /> }) : undefined;
    const fromRoundUps = sumCents(
      payments.map((next) => roundUpPart(next, debts, monthlyRoundUps)),
    );
    const hidden = useAmountsHidden();
    // Without a clock, the file is of the day of the balances.
    const stamp = useContext(ClockContext)?.asOf ?? `${today}T00:00:00Z`;
    const { notify } = useToast();
    const download = () => {
      const planned = plannedPayments(debts, overview.plan, today, MONTHS);
      const events = paymentEvents(
        planned,
        debts,
        words,
        hidden ? undefined : formats.money,
        monthlyRoundUps,
      );
      const text = writeCalendar({ productId: '-//Dime Time//Payoff plan//EN', stamp, events });
      downloadText(`${words.fileName}-${today}.ics`, text, 'text/calendar');
      notify({
        title: words.downloaded,
        description: words.downloadedDetail({
          count: Math.max(...planned.map((one) => one.month)),
        }),
      });
    };
    return (
      <Card data-part="payment-calendar" {...rest} ref={ref}>
        <Section
          title={words.title}
          action={
            payments.length > 0 && (
              <Inline gap={2}>
                {subscription && <Subscribe subscription={subscription} />}
                <Button
                  data-part="payment-calendar-download"
                  variant="outline"
                  tone="neutral"
                  icon={<CalendarPlus />}
                  onClick={download}
                >
                  {words.download}
                </Button>
              </Inline>
            )
          }
        >
          {payments.length === 0 ? (
            <Text tone="muted">{words.empty}</Text>
          ) : (
            <Stack gap={3}>
              <DataList data-part="payment-calendar-list">
                {payments.map(({ debtId, kind, dueOn, payment, ...parts }) => (
                  <DataRow
                    key={`${debtId} ${kind} ${dueOn}`}
                    label={
                      <>
                        {debtOf(debtId)?.name}
                        <br />
                        <Text as="span" size="s" tone="muted">
                          {(kind === 'monthly' ? words.due : words.plannedOn)({
                            day: formats.monthDayInText(dueOn),
                          })}
                          {parts.paidSinceDue !== undefined && (
                            <>
                              <br />
                              {rich(words.paidAhead, {
                                amount: (
                                  <Money
                                    amount={debtOf(debtId)?.paidSinceDue ?? parts.paidSinceDue}
                                  />
                                ),
                              })}
                            </>
                          )}
                        </Text>
                      </>
                    }
                    value={<Money amount={payment} />}
                    detail={
                      payment === 0 ? (
                        words.paid
                      ) : kind === 'monthly' ? (
                        <PaymentPartsText {...parts} />
                      ) : (
                        words.oneOff
                      )
                    }
                    note={pastDueText(parts.pastDue)}
                  />
                ))}
                <DataRow
                  label={words.total}
                  value={<Money amount={total} />}
                  note={pastDueText(allPastDue)}
                />
              </DataList>
              <Disclosure lines={[words.why]} />
              {fromRoundUps > 0 && (
                <Text data-part="payment-calendar-round-ups" size="s" tone="muted">
                  {words.roundUps({ amount: money(fromRoundUps) })}
                </Text>
              )}
            </Stack>
          )}
        </Section>
      </Card>
    );
  },
);

type PaymentParts = Pick<NextPayment, 'minimum' | 'extra' | 'paidSinceDue'>;

/** What a payment is made of: the minimum, and what is on top of it. */
function PaymentPartsText({ minimum, extra, paidSinceDue }: PaymentParts) {
  const words = useWords(paymentCalendarWords);
  if (extra === 0) return paidSinceDue === undefined ? words.minimum : words.minimumLeft;
  if (minimum === 0) return rich(words.extraPart, { amount: <Money amount={extra} /> });
  return (
    <>
      {rich(words.minimumPart, { amount: <Money amount={minimum} /> })}
      {' + '}
      {rich(words.extraPart, { amount: <Money amount={extra} /> })}
    </>
  );
}

/** Opens the dialog with the address, whose code loads apart from the page. */
function Subscribe({ subscription }: { subscription: CalendarSubscription }) {
  const words = useWords(paymentCalendarWords);
  const { wanted, start, open, close } = useLazyDialog<true>(LazyCalendarDialog, words.notOpened);
  return (
    <>
      <Button
        data-part="payment-calendar-subscribe"
        variant="outline"
        tone="neutral"
        icon={<Rss />}
        onClick={() => {
          subscription.onOpen?.();
          open(true);
        }}
      >
        {words.subscribe}
      </Button>
      {wanted && (
        <LazyCalendarDialog
          open={start !== undefined}
          onOpenChange={close}
          subscription={subscription}
        />
      )}
    </>
  );
}
