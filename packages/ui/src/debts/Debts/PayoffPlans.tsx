import type { Household } from '@dime-time/finance-core';
import { useMemo } from 'react';
import { PayoffChart } from '../../charts/index.ts';
import { approximateAmount } from '../PayoffEstimate/approximateAmount.ts';
import { forecastExplanation, monthlyPayments } from '../PayoffEstimate/forecastExplanation.ts';
import { Disclosure, Stack, Text } from '../../primitives/index.ts';
import { useMoneyText } from '../../money/index.ts';
import { monthlyMinimums, payoffPlans } from './Debts.model.ts';

export interface PayoffPlansProps {
  household: Household;
}

/** The chart of the plans, split off so that it loads after the page. */
export function PayoffPlans({ household }: PayoffPlansProps) {
  const money = useMoneyText();
  const { lines, agreement } = useMemo(() => payoffPlans(household), [household]);
  const { monthlyRoundUps, asOf } = household;
  const minimums = useMemo(() => monthlyMinimums(household), [household]);
  return (
    <Stack gap={4}>
      <Text tone="muted">
        You keep paying {money(minimums)} a month. When a debt is paid off, its payment moves to the
        next one.
        {monthlyRoundUps > 0 &&
          ` Round-ups add about ${approximateAmount(monthlyRoundUps, money)} a month.`}{' '}
        The Minimum only line assumes payments don’t move and there are no round-ups.
      </Text>
      <PayoffChart lines={lines} startsOn={asOf} />
      {agreement && <Text>{agreement}</Text>}
      <Disclosure
        lines={forecastExplanation(
          { ...monthlyPayments(household.debts), monthlyRoundUps, asOf },
          money,
        )}
      />
    </Stack>
  );
}
