import { DEFAULT_PLAN, planOverview, type Household } from '@dime-time/finance-core';
import type { DashboardSummary, Debt } from '@dime-time/finance-core/contract';
import { forwardRef, useMemo } from 'react';
import { RollingWords, useMoneyText } from '../../money/index.ts';
import { Card, Disclosure, LinkButton, type Loadable, Skeleton } from '../../primitives/index.ts';
import { classes } from '../../theme/classes.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { loadingStats, summaryStats } from '../SummaryCards/summaryStats.tsx';
import { useDebtFreeText } from '../SummaryCards/useDebtFreeText.ts';
import { debtFreeHeroWords } from '../words/debtFreeHero.ts';
import { summaryCardsWords } from '../words/summaryCards.ts';
import { gainsOf, gainsWhy } from './DebtFreeHero.model.ts';
import { HeroStats } from './HeroStats.tsx';
import * as styles from './DebtFreeHero.css.ts';

export interface DebtFreeHeroProps extends AnyHostProps<'children'> {
  /** The figures at the top of the dashboard; `undefined` while they load. */
  summary: DashboardSummary | undefined;
  /**
   * The household’s debts, used for the progress and the date.
   * @default none; the progress then has no amounts
   */
  debts?: Loadable<readonly Debt[]> | undefined;
  /**
   * The inputs of the forecast, used for what the household gains and to explain a missing date. Keep
   * the same object while nothing in it changes: the forecast is calculated once for each.
   * @default none, and neither a gain nor a reason is given
   */
  household?: Household | undefined;
  /** The address of the payoff planner. */
  plannerHref: string;
}

/** On a phone, the date has room for a larger size. */
const PADDING = { phone: 'm', tablet: 'l', desktop: 'l' } as const;

/**
 * Leads the dashboard with the debt-free date and what the household gains, above its round-ups, debt
 * and progress.
 */
export const DebtFreeHero = forwardRef<HTMLElement, DebtFreeHeroProps>(function DebtFreeHero(
  { summary, debts, household, plannerHref, ...rest },
  ref,
) {
  const words = useWords(debtFreeHeroWords);
  const summaryWords = useWords(summaryCardsWords);
  const money = useMoneyText();
  const formats = useFormats();
  const debtFree = useDebtFreeText(summary, debts, household);
  const overview = useMemo(
    () => household && planOverview(household.plan ?? DEFAULT_PLAN, household),
    [household],
  );
  const loading = !summary || !debtFree;
  const gains =
    overview && summary ? gainsOf(overview, summary.debtFreeDate, { words, money, formats }) : {};
  const gainsLoad = loading || (debtFree.estimated && debts?.status === 'loading');
  return (
    <Card
      data-part="debt-free-hero"
      {...rest}
      ref={ref}
      surface="hero"
      padding={PADDING}
      aria-busy={loading || undefined}
    >
      <div className={styles.head}>
        <div className={styles.answer}>
          <p data-part="debt-free-hero-label" className={styles.label}>
            {summaryWords.debtFree}
            {debtFree?.estimated && (
              <>
                {' '}
                <abbr title={summaryWords.estimated}>{summaryWords.estimatedShort}</abbr>
              </>
            )}
          </p>
          <div className={styles.figures}>
            <p data-part="debt-free-hero-date" className={styles.figure}>
              {debtFree ? (
                <RollingWords text={debtFree.value} />
              ) : (
                <Skeleton shape="block" height="1lh" width="5em" />
              )}
            </p>
            {gainsLoad ? (
              <div className={styles.gain}>
                <Skeleton shape="block" height="1.5rem" width="14rem" />
              </div>
            ) : (
              gains.chip !== undefined && (
                <div className={styles.gain}>
                  <p data-part="debt-free-hero-gain" className={styles.chip}>
                    {gains.chip}
                  </p>
                </div>
              )
            )}
          </div>
        </div>
        <div data-part="debt-free-hero-detail" className={styles.detail}>
          {gainsLoad ? (
            <Skeleton shape="block" className={styles.lines} width="24rem" height="auto" />
          ) : (
            <p className={classes(styles.text, styles.lines)}>
              {gains.roundUps ?? debtFree.detail}
            </p>
          )}
          {loading ? (
            <div className={styles.why} />
          ) : (
            <Disclosure lines={[...debtFree.why, ...gainsWhy(gains, words)]} />
          )}
        </div>
        {!loading && summary.totalDebt <= 0 ? null : (
          <LinkButton
            data-part="debt-free-hero-planner"
            className={styles.link}
            href={plannerHref}
            variant="soft"
          >
            {words.planner}
          </LinkButton>
        )}
      </div>
      <HeroStats
        stats={loading ? loadingStats(summaryWords) : summaryStats(summary, debts, summaryWords)}
      />
    </Card>
  );
});
