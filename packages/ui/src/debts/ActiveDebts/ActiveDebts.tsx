import {
  ZERO_CENTS,
  type CalendarDay,
  type Cents,
  type PlanChoices,
} from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import { forwardRef, useMemo, type Ref } from 'react';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { Money, useMoneyText } from '../../money/index.ts';
import { BarRow } from '../../internal/BarRow/BarRow.tsx';
import { Disclosure, EmptyState, ProgressMeter, Stack } from '../../primitives/index.ts';
import { activeDebts } from './ActiveDebts.model.ts';
import { rich, useFormats, useWords } from '../../words/index.ts';
import { activeDebtsWords } from '../words/activeDebts.ts';
import { forecastExplanationWords } from '../words/forecastExplanation.ts';
import { payoffEstimateWords } from '../words/payoffEstimate.ts';
import { pastDue, truth } from './ActiveDebts.css.ts';
import { useToday } from '../../theme/Clock.ts';

export interface ActiveDebtsProps extends AnyHostProps<'children'> {
  /** The household's debts; those without a balance are left out. */
  debts: readonly Debt[];
  /**
   * The date of the balances.
   * @default that of the provider’s clock
   */
  today?: CalendarDay | undefined;
  /**
   * How much a month’s round-ups contribute to the debts.
   * @default nothing
   */
  monthlyRoundUps?: Cents | undefined;
  /**
   * The saved plan, which the times with interest follow.
   * @default none
   */
  plan?: PlanChoices | undefined;
}

/** Lists the debts being paid down, with the progress of each. */
export const ActiveDebts = forwardRef<HTMLElement, ActiveDebtsProps>(function ActiveDebts(
  { debts, today: givenDay, monthlyRoundUps = ZERO_CENTS, plan, className, ...rest },
  ref,
) {
  const today = useToday(givenDay);
  const words = useWords(activeDebtsWords);
  const estimates = useWords(payoffEstimateWords);
  const explanation = useWords(forecastExplanationWords);
  const money = useMoneyText();
  const formats = useFormats();
  // Memoized, because each debt is simulated month by month.
  const active = useMemo(
    () =>
      activeDebts(
        { debts, today, monthlyRoundUps, plan },
        money,
        words,
        estimates,
        explanation,
        formats,
      ),
    [debts, today, monthlyRoundUps, plan, money, words, estimates, explanation, formats],
  );
  if (active.length === 0) {
    return (
      <EmptyState
        data-part="active-debts"
        {...rest}
        ref={ref as Ref<never>}
        className={className}
        title={words.emptyTitle}
        description={words.emptyDescription}
      />
    );
  }
  return (
    <Stack data-part="active-debts" {...rest} ref={ref} as="ul" gap={5} className={className}>
      {active.map(({ debt, percent, paid, left, isEstimate, withInterest, why }) => (
        <BarRow
          key={debt.id}
          name={debt.name}
          figure={<Money data-part="active-debts-balance" amount={debt.currentBalance} />}
          bar={
            <ProgressMeter
              label={`${debt.name}: ${paid}`}
              showLabel={false}
              value={percent}
              tone="progress"
            />
          }
          facts={
            <>
              <span data-part="active-debts-paid">{paid}</span>
              <span data-part="active-debts-left">
                {isEstimate ? (
                  rich(words.estimate, { left: <span>{left}</span> })
                ) : (
                  <span>{left}</span>
                )}
              </span>
              {debt.pastDue ? (
                <div data-part="active-debts-past-due" className={pastDue}>
                  {rich(words.pastDue, { amount: <Money amount={debt.pastDue} /> })}
                </div>
              ) : null}
              <div data-part="active-debts-with-interest" className={truth}>
                {words.withInterest({ duration: withInterest })}
                <Disclosure lines={why} />
              </div>
            </>
          }
        />
      ))}
    </Stack>
  );
});
