import { ZERO_CENTS, type Household } from '@dime-time/finance-core';
import { useMemo } from 'react';
import { PayoffChart } from '../../charts/index.ts';
import { forecastExplanation, monthlyPayments } from '../PayoffEstimate/forecastExplanation.ts';
import { Disclosure, Stack, Text } from '../../primitives/index.ts';
import { approximateAmount, useMoneyText } from '../../money/index.ts';
import { monthlyMinimums, payoffPlans } from './Debts.model.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { forecastExplanationWords } from '../words/forecastExplanation.ts';
import { payoffPlansWords } from '../words/payoffPlans.ts';

export interface PayoffPlansProps {
  household: Household;
}

/** The chart of the plans, split off so that it loads after the page. */
export function PayoffPlans({ household }: PayoffPlansProps) {
  const words = useWords(payoffPlansWords);
  const explanation = useWords(forecastExplanationWords);
  const money = useMoneyText();
  const formats = useFormats();
  const { lines, agreement } = useMemo(() => payoffPlans(household, words), [household, words]);
  const { monthlyRoundUps: all, asOf, plan } = household;
  const monthlyRoundUps = plan?.includeRoundUps === false ? ZERO_CENTS : all;
  const minimums = useMemo(() => monthlyMinimums(household), [household]);
  return (
    <Stack gap={4}>
      <Text data-part="debts-plans-intro" tone="muted">
        {monthlyRoundUps > 0
          ? words.introRoundUps({
              amount: money(minimums),
              roundUps: approximateAmount(monthlyRoundUps, money),
            })
          : words.intro({ amount: money(minimums) })}
      </Text>
      <PayoffChart lines={lines} startsOn={asOf} />
      {agreement && <Text data-part="debts-plans-agreement">{agreement}</Text>}
      <Disclosure
        lines={forecastExplanation(
          { ...monthlyPayments(household.debts, asOf), monthlyRoundUps, asOf, plan },
          money,
          explanation,
          formats,
        )}
      />
    </Stack>
  );
}
