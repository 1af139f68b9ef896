import { calendarDayOf, formatWeekday } from '@dime-time/finance-core';
import type { Debt, Payment } from '@dime-time/finance-core/contract';
import { sumCents } from '@dime-time/finance-core/money';
import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { Button, Callout } from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';

export interface SweepNoticeProps extends HostProps<'div', 'children' | 'title'> {
  /** Payments from round-ups that were not announced yet; at least one. */
  payments: readonly Payment[];
  /** The debts, for their names. */
  debts: readonly Pick<Debt, 'id' | 'name'>[];
  /** The time zone for dates. */
  timeZone: string;
  /** Called when the notice is dismissed. */
  onDismiss: () => void;
}

/** Reports what round-ups have paid since the last visit, until it is dismissed. */
export const SweepNotice = forwardRef<HTMLDivElement, SweepNoticeProps>(function SweepNotice(
  { payments, debts, timeZone, onDismiss, ...rest },
  ref,
) {
  const [only, ...others] = payments;
  if (!only) return null;
  return (
    <Callout
      {...rest}
      ref={ref}
      tone="positive"
      live="polite"
      title="Round-ups applied"
      actions={
        <Button size="s" variant="outline" tone="neutral" onClick={onDismiss}>
          Got It
        </Button>
      }
    >
      {others.length === 0 ? (
        <>
          <Money amount={only.amount} /> went to{' '}
          <bdi>{debts.find(({ id }) => id === only.debtId)?.name ?? 'a former debt'}</bdi> on{' '}
          {formatWeekday(calendarDayOf(only.date, timeZone))}.
        </>
      ) : (
        <>
          <Money amount={sumCents(payments.map(({ amount }) => amount))} /> went to your debts in{' '}
          {payments.length} payments since your last visit.
        </>
      )}
    </Callout>
  );
});
