import type { DashboardSummary } from '@dime-time/finance-core/contract';
import { CalendarCheck, CreditCard, PiggyBank, TrendingDown } from 'lucide-react';
import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { FittedMoney } from '../FittedMoney/index.ts';
import { Grid } from '../Grid/index.ts';
import { Money } from '../Money/index.ts';
import { Percent } from '../Percent/index.ts';
import { ProgressMeter } from '../ProgressMeter/index.ts';
import { StatCard } from '../StatCard/index.ts';
import { StatCardsLoading } from '../StatCardsLoading/index.ts';
import { boundedPercent, debtFreeText } from './SummaryCards.model.ts';

export interface SummaryCardsProps extends HostProps<'div', 'children'> {
  /** The figures at the top of the dashboard; `undefined` while they load. */
  summary: DashboardSummary | undefined;
}

const COLUMNS = { phone: 2, desktop: 4 };

const CARDS = {
  roundUps: { label: 'Round-Up Balance', icon: <PiggyBank />, tone: 'roundUp' },
  debt: { label: 'Total Debt', icon: <CreditCard />, tone: 'debt' },
  progress: { label: 'Progress This Year', icon: <TrendingDown />, tone: 'progress' },
  debtFree: { label: 'Debt Free Date', icon: <CalendarCheck />, tone: 'neutral' },
} as const;

/** The four figures a day begins with: round-ups, debt, progress and the date it ends. */
export const SummaryCards = forwardRef<HTMLDivElement, SummaryCardsProps>(function SummaryCards(
  { summary, className, ...rest },
  ref,
) {
  if (!summary) {
    return (
      <StatCardsLoading
        {...rest}
        ref={ref}
        className={className}
        cards={Object.values(CARDS)}
        columns={COLUMNS}
      />
    );
  }
  const progress = boundedPercent(summary.progressPercentage);
  const debtFree = debtFreeText(summary);
  return (
    <Grid {...rest} ref={ref} className={className} columns={COLUMNS}>
      <StatCard
        {...CARDS.roundUps}
        value={<FittedMoney amount={summary.totalRoundUps} />}
        detail={
          <>
            <Money amount={summary.thisMonthRoundUps} sign="always" /> this month
          </>
        }
      />
      <StatCard
        {...CARDS.debt}
        value={<FittedMoney amount={summary.totalDebt} />}
        detail={
          <>
            <Money amount={summary.thisMonthPayments} /> paid this month
          </>
        }
      />
      <StatCard
        {...CARDS.progress}
        value={<Percent value={progress} />}
        detail={<ProgressMeter label="Progress this year" showLabel={false} value={progress} />}
      />
      <StatCard
        {...CARDS.debtFree}
        value={debtFree.value}
        detail={
          <>
            {debtFree.estimated && <abbr title="Estimated">Est.</abbr>} {debtFree.detail}
          </>
        }
      />
    </Grid>
  );
});
