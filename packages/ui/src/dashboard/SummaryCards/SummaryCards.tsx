import { debtTotals, forecastDate, ZERO_CENTS, type Household } from '@dime-time/finance-core';
import type { DashboardSummary, Debt } from '@dime-time/finance-core/contract';
import { addCents } from '@dime-time/finance-core/money';
import { CalendarCheck, CreditCard, PiggyBank, TrendingDown } from 'lucide-react';
import { forwardRef, useMemo } from 'react';
import { roundUpPurse } from '../../round-ups/index.ts';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import {
  Disclosure,
  Grid,
  Link,
  type Loadable,
  ProgressMeter,
  Skeleton,
  StatCard,
  StatCardsLoading,
  VisuallyHidden,
} from '../../primitives/index.ts';
import { FittedMoney, Money, Percent, useMoneyText } from '../../money/index.ts';
import { forecastExplanationWords, monthlyPayments } from '../../debts/index.ts';
import { rich, useFormats, useWords } from '../../words/index.ts';
import { summaryCardsWords } from '../words/summaryCards.ts';
import type { SummaryCardsWords } from '../../words/subjects/dashboard/summaryCards.ts';
import { boundedPercent, debtFreeText } from './SummaryCards.model.ts';
import * as styles from './SummaryCards.css.ts';

export interface SummaryCardsProps extends HostProps<'div', 'children'> {
  /** The figures at the top of the dashboard; `undefined` while they load. */
  summary: DashboardSummary | undefined;
  /**
   * The household’s debts, used for the progress and the date.
   * @default none; the progress then has no amounts
   */
  debts?: Loadable<readonly Debt[]> | undefined;
  /**
   * The inputs of the forecast, used to explain a missing date.
   * @default none, and no reason is given
   */
  household?: Household | undefined;
  /**
   * The address of the payoff planner, to which the debt-free date leads.
   * @default undefined, the date is no link
   */
  plannerHref?: string | undefined;
}

const COLUMNS = { phone: 2, desktop: 4 };

/** The cards, without their figures. */
function cardsOf(words: SummaryCardsWords) {
  return {
    roundUps: {
      'data-part': 'summary-cards-round-ups',
      label: words.roundUps,
      icon: <PiggyBank />,
      tone: 'roundUp',
    },
    debt: {
      'data-part': 'summary-cards-debt',
      label: words.debt,
      icon: <CreditCard />,
      tone: 'debt',
    },
    progress: {
      'data-part': 'summary-cards-progress',
      label: words.progress,
      icon: <TrendingDown />,
      tone: 'progress',
    },
    debtFree: {
      'data-part': 'summary-cards-debt-free',
      label: words.debtFree,
      icon: <CalendarCheck />,
      tone: 'roundUp',
      surface: 'hero',
    },
  } as const;
}

/** Heads the dashboard with four figures: round-ups, debt, progress and the debt-free date. */
export const SummaryCards = forwardRef<HTMLDivElement, SummaryCardsProps>(function SummaryCards(
  { summary, debts, household, plannerHref, className, ...rest },
  ref,
) {
  const words = useWords(summaryCardsWords);
  const cards = cardsOf(words);
  const explanation = useWords(forecastExplanationWords);
  const money = useMoneyText();
  const formats = useFormats();
  const hasNoDate = summary?.debtFreeDate === null;
  const isEndless = useMemo(
    () => (hasNoDate && household ? forecastDate(household) === undefined : undefined),
    [hasNoDate, household],
  );
  if (!summary) {
    return (
      <StatCardsLoading
        data-part="summary-cards"
        {...rest}
        ref={ref}
        className={className}
        items={[
          { ...cards.roundUps, detail: <LoadingLines /> },
          cards.debt,
          { ...cards.progress, detail: <LoadingProgress /> },
          { ...cards.debtFree, detail: <Skeleton shape="block" height="calc(2lh + 1.5rem)" /> },
        ]}
        columns={COLUMNS}
      />
    );
  }
  const progress = boundedPercent(summary.progressPercentage);
  const hasOwed = summary.totalDebt > 0 || progress > 0;
  const payments =
    debts?.status === 'ready'
      ? monthlyPayments(debts.data)
      : { minimums: undefined, freed: ZERO_CENTS };
  const debtFree = debtFreeText(
    summary,
    { ...payments, isEndless },
    money,
    words,
    explanation,
    formats,
  );
  return (
    <Grid data-part="summary-cards" {...rest} ref={ref} className={className} columns={COLUMNS}>
      <StatCard
        {...cards.roundUps}
        value={<FittedMoney amount={summary.totalRoundUps} />}
        detail={
          <div className={styles.lines}>
            {rich(words.roundUpsDetail, {
              amount: <Money amount={summary.thisMonthRoundUps} sign="always" />,
            })}
            <PurseLine summary={summary} />
          </div>
        }
      />
      <StatCard
        {...cards.debt}
        value={<FittedMoney amount={summary.totalDebt} />}
        detail={rich(words.debtDetail, { amount: <Money amount={summary.thisMonthPayments} /> })}
      />
      <StatCard
        {...cards.progress}
        value={hasOwed ? <Percent value={progress} /> : '–'}
        detail={
          hasOwed ? (
            <>
              <ProgressMeter label={words.progressLabel} showLabel={false} value={progress} />
              {debts && <SinceTheStart debts={debts} />}
            </>
          ) : (
            words.noProgress
          )
        }
      />
      <StatCard
        {...cards.debtFree}
        value={
          plannerHref !== undefined && summary.totalDebt > 0 ? (
            <Link data-part="summary-cards-planner" href={plannerHref} tone="inherit">
              {debtFree.value}
              <VisuallyHidden> {words.toPlanner}</VisuallyHidden>
            </Link>
          ) : (
            debtFree.value
          )
        }
        detail={
          <>
            {debtFree.estimated && <abbr title={words.estimated}>{words.estimatedShort}</abbr>}{' '}
            {debtFree.detail}
            <Disclosure lines={debtFree.why} />
          </>
        }
      />
    </Grid>
  );
});

/** From $100,000,000 on, a line of small text on half a phone cannot fit every digit. */
const HUGE = 10_000_000_000;

/** The place of the bar and of what stands below it. */
function LoadingProgress() {
  return (
    <>
      <Skeleton shape="block" height="0.5rem" />
      <LoadingLines className={styles.sinceTheStart} />
    </>
  );
}

function LoadingLines({ className }: { className?: string }) {
  return (
    <Skeleton
      shape="block"
      className={classes(styles.lines, className)}
      width="90%"
      height="auto"
    />
  );
}

/** Says that the progress is of everything ever owed, not of this year. */
function SinceTheStart({ debts }: { debts: Loadable<readonly Debt[]> }) {
  const words = useWords(summaryCardsWords);
  if (debts.status === 'error') return null;
  if (debts.status === 'loading') return <LoadingLines className={styles.sinceTheStart} />;
  const { paid, originalBalance } = debtTotals(debts.data);
  if (originalBalance <= 0) return null;
  return (
    <div
      data-part="summary-cards-since-the-start"
      className={classes(styles.lines, styles.sinceTheStart)}
    >
      {rich(words.sinceTheStart, {
        paid: <Money amount={paid} compact={paid >= HUGE} />,
        original: <Money amount={originalBalance} compact={originalBalance >= HUGE} />,
      })}
    </div>
  );
}

/** The state of the round-ups: waiting, used, and canceled by refunds. */
function PurseLine({ summary }: { summary: DashboardSummary }) {
  const words = useWords(summaryCardsWords);
  const purse = roundUpPurse(summary);
  if (!purse) return null;
  return (
    <div data-part="summary-cards-purse">
      <span className={styles.part}>
        {rich(words.waiting, { amount: <Money amount={purse.waiting} /> })} ·
      </span>{' '}
      <span className={styles.part}>
        {rich(words.used, { amount: <Money amount={addCents(purse.applied, purse.invested)} /> })}
        {purse.returned > 0 && ' ·'}
      </span>
      {purse.returned > 0 && (
        <>
          {' '}
          <span className={styles.part}>
            {rich(words.returned, { amount: <Money amount={purse.returned} /> })}
          </span>
        </>
      )}
    </div>
  );
}
