import { calendarDayOf } from '@dime-time/finance-core';
import type { Debt, Payment } from '@dime-time/finance-core/contract';
import { sumCents } from '@dime-time/finance-core/money';
import { forwardRef } from 'react';
import { focusAfterStatus } from '../../internal/focusNearest.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Button, Callout } from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';
import { rich, useFormats, useWords } from '../../words/index.ts';
import { sweepNoticeWords } from '../words/sweepNotice.ts';
import { useTimeZone } from '../../theme/Clock.ts';

export interface SweepNoticeProps extends HostProps<'div', 'children' | 'title'> {
  /** Payments from round-ups that were not announced yet; at least one. */
  payments: readonly Payment[];
  /** The debts, for their names. */
  debts: readonly Pick<Debt, 'id' | 'name'>[];
  /**
   * The time zone for dates.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
  /** Called when the notice is dismissed. */
  onDismiss: () => void;
}

/** Reports what round-ups have paid since the last visit, until it is dismissed. */
export const SweepNotice = forwardRef<HTMLDivElement, SweepNoticeProps>(function SweepNotice(
  { payments, debts, timeZone: givenZone, onDismiss, ...rest },
  ref,
) {
  const timeZone = useTimeZone(givenZone);
  const words = useWords(sweepNoticeWords);
  const { weekday } = useFormats();
  const [only, ...others] = payments;
  if (!only) return null;
  return (
    <Callout
      data-part="sweep-notice"
      {...rest}
      ref={ref}
      tone="positive"
      live="polite"
      title={words.title}
      actions={
        <Button
          size="s"
          variant="outline"
          tone="neutral"
          onClick={({ currentTarget }) => {
            focusAfterStatus(currentTarget);
            onDismiss();
          }}
        >
          {words.dismiss}
        </Button>
      }
    >
      {others.length === 0
        ? rich(words.one, {
            amount: <Money amount={only.amount} />,
            debt: <bdi>{debts.find(({ id }) => id === only.debtId)?.name ?? words.formerDebt}</bdi>,
            day: weekday(calendarDayOf(only.date, timeZone)),
          })
        : rich(words.several, {
            amount: <Money amount={sumCents(payments.map(({ amount }) => amount))} />,
            payments: payments.length,
          })}
    </Callout>
  );
});
