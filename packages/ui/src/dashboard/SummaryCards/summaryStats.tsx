import { debtTotals } from '@dime-time/finance-core';
import type { DashboardSummary, Debt } from '@dime-time/finance-core/contract';
import { addCents } from '@dime-time/finance-core/money';
import { CreditCard, PiggyBank, TrendingDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { FittedMoney, Money, Percent } from '../../money/index.ts';
import {
  type Loadable,
  ProgressMeter,
  Skeleton,
  type StatCardProps,
} from '../../primitives/index.ts';
import { roundUpPurse } from '../../round-ups/index.ts';
import { classes } from '../../theme/classes.ts';
import { rich, useWords } from '../../words/index.ts';
import type { SummaryCardsWords } from '../../words/subjects/dashboard/summaryCards.ts';
import { summaryCardsWords } from '../words/summaryCards.ts';
import { boundedPercent } from './SummaryCards.model.ts';
import * as styles from './SummaryCards.css.ts';

/** A figure of the summary, without its value. */
interface SummaryStatFrame {
  'data-part': string;
  label: string;
  icon: ReactNode;
  tone: NonNullable<StatCardProps['tone']>;
}

/** A figure of the summary. */
export interface SummaryStat extends SummaryStatFrame {
  value: ReactNode;
  /** `undefined` while a line of usual height loads. */
  detail: ReactNode;
}

/** Round-ups, debt and progress, without their values. */
function statFrames(
  words: SummaryCardsWords,
): readonly [SummaryStatFrame, SummaryStatFrame, SummaryStatFrame] {
  return [
    {
      'data-part': 'summary-cards-round-ups',
      label: words.roundUps,
      icon: <PiggyBank />,
      tone: 'roundUp',
    },
    {
      'data-part': 'summary-cards-debt',
      label: words.debt,
      icon: <CreditCard />,
      tone: 'debt',
    },
    {
      'data-part': 'summary-cards-progress',
      label: words.progress,
      icon: <TrendingDown />,
      tone: 'progress',
    },
  ];
}

/** The same while they load. */
export function loadingStats(words: SummaryCardsWords): readonly SummaryStat[] {
  const [roundUps, debt, progress] = statFrames(words);
  const value = <Skeleton shape="block" height="1lh" width="60%" />;
  return [
    { ...roundUps, value, detail: <LoadingLines /> },
    { ...debt, value, detail: undefined },
    { ...progress, value, detail: <LoadingProgress /> },
  ];
}

/** Round-ups, debt and progress, as the server reports them. */
export function summaryStats(
  summary: DashboardSummary,
  debts: Loadable<readonly Debt[]> | undefined,
  words: SummaryCardsWords,
): readonly SummaryStat[] {
  const [roundUps, debt, progress] = statFrames(words);
  const percent = boundedPercent(summary.progressPercentage);
  const hasOwed = summary.totalDebt > 0 || percent > 0;
  return [
    {
      ...roundUps,
      value: <FittedMoney amount={summary.totalRoundUps} animate="on-change" />,
      detail: (
        <div className={styles.lines}>
          {rich(words.roundUpsDetail, {
            amount: <Money amount={summary.thisMonthRoundUps} sign="always" />,
          })}
          <PurseLine summary={summary} />
        </div>
      ),
    },
    {
      ...debt,
      value: <FittedMoney amount={summary.totalDebt} animate="on-change" />,
      detail: rich(words.debtDetail, { amount: <Money amount={summary.thisMonthPayments} /> }),
    },
    {
      ...progress,
      value: hasOwed ? <Percent value={percent} /> : '–',
      detail: hasOwed ? (
        <>
          <ProgressMeter label={words.progressLabel} showLabel={false} value={percent} />
          {debts && <SinceTheStart debts={debts} />}
        </>
      ) : (
        words.noProgress
      ),
    },
  ];
}

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
