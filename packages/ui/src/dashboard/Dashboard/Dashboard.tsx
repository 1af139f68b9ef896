import type { Cents, HouseholdMilestone, Instant } from '@dime-time/finance-core';
import type {
  DashboardSummary,
  Debt,
  HistoryMonth,
  Payment,
  PlanVersion,
  RoundUpSettings,
  Transaction,
  User,
} from '@dime-time/finance-core/contract';
import { useMemo, useState } from 'react';
import { DebtFreePart, type PayAction, type UnconfirmedPayment } from '../../debts/index.ts';
import { dataOr, type Loadable, LoadablePanel, LOADING, Stack } from '../../primitives/index.ts';
import { QuickActions } from '../QuickActions/QuickActions.tsx';
import { DebtFreeHero } from '../DebtFreeHero/DebtFreeHero.tsx';
import { LazyMilestoneNote } from '../MilestoneNote/LazyMilestoneNote.ts';
import { SummaryCards } from '../SummaryCards/SummaryCards.tsx';
import {
  roundUpPurse,
  SweepNotice,
  householdFigures,
  useHousehold,
} from '../../round-ups/index.ts';
import { TipBanner } from '../TipBanner/TipBanner.tsx';
import { DashboardHeader } from './DashboardHeader.tsx';
import { LINKS, type DashboardLinks } from './dashboardLinks.ts';
import { LazyPaymentDialog, usePaymentDialog } from './LazyPaymentDialog.ts';
import { ActiveDebtsPanel, RecentPanel, WeekPanel } from './panels.tsx';
import { TrendPanel } from './TrendPanel.tsx';
import { useCelebration } from './useCelebration.ts';
import { useWords } from '../../words/index.ts';
import { dashboardWords } from '../words/dashboard.ts';
import { Screen } from '../../internal/Screen.tsx';
import type { Slots } from '../../internal/slots.ts';
import * as styles from './Dashboard.css.ts';
import { useAsOf, useTimeZone } from '../../theme/Clock.ts';

export interface DashboardProps {
  /** The signed-in user. */
  user: Loadable<User>;
  /** The figures at the top of the page. */
  summary: Loadable<DashboardSummary>;
  /** The household's transactions, newest first. */
  transactions: Loadable<readonly Transaction[]>;
  /** The household's debts. */
  debts: Loadable<readonly Debt[]>;
  /**
   * How much a month’s round-ups contribute to the debts, for a server whose summary does not say.
   * @default nothing
   */
  monthlyRoundUps?: Loadable<Cents> | undefined;
  /**
   * The household’s months of this year, if the server reports them: the chart then has them, and the
   * forecast, in place of the sample. Once nothing is owed, the page then begins with a celebration.
   * @default none
   */
  history?: Loadable<readonly HistoryMonth[]> | undefined;
  /**
   * The saved versions of the household’s plan, newest first, if the server keeps plans: the chart of its
   * history then has what the plan promised.
   * @default none
   */
  planVersions?: Loadable<readonly PlanVersion[]> | undefined;
  /**
   * The current time.
   * @default that of the provider’s clock
   */
  asOf?: Instant | undefined;
  /**
   * The reader's time zone.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
  /**
   * How round-ups are applied, if the server keeps a purse; it determines the next sweep.
   * @default not known
   */
  settings?: Loadable<RoundUpSettings> | undefined;
  /**
   * The payments on debts, used for the last one from round-ups.
   * @default none
   */
  payments?: Loadable<readonly Payment[]> | undefined;
  /**
   * What round-ups have paid since the last visit; shown until it is dismissed.
   * @default none
   */
  newSweeps?: readonly Payment[] | undefined;
  /** Called when that message is dismissed. */
  onSweepsSeen?: (() => void) | undefined;
  /**
   * What the household has reached today; shown until it is dismissed.
   * @default none
   */
  milestones?: readonly HouseholdMilestone[] | undefined;
  /** Called when that message is dismissed. */
  onMilestonesSeen?: (() => void) | undefined;
  /** Pays on a debt. */
  onPay: PayAction;
  /**
   * Unconfirmed payments, of any control, from any page.
   * @default what this page sent itself, while it is mounted
   */
  unansweredPayments?: readonly UnconfirmedPayment[] | undefined;
  /**
   * The address of the payoff planner, if there is one: the debt-free date then leads the page.
   * @default undefined, and the date is one of four cards
   */
  plannerHref?: string | undefined;
  /**
   * The page’s links.
   * @default the product’s own routes
   */
  links?: DashboardLinks;
  /** Your own header of the page, and a column beside its parts. */
  slots?: Slots<'header' | 'aside'> | undefined;
}

const NO_PAYMENTS: readonly Payment[] = [];
const NO_MILESTONES: readonly HouseholdMilestone[] = [];
const NONE_PAID: Loadable<readonly Payment[]> = { status: 'ready', data: NO_PAYMENTS };

/** The dashboard: round-ups, debt, progress, and what to do next. */
export function Dashboard({
  links = LINKS,
  monthlyRoundUps,
  history,
  planVersions,
  asOf: givenTime,
  timeZone: givenZone,
  settings,
  payments = NONE_PAID,
  newSweeps = NO_PAYMENTS,
  onSweepsSeen,
  milestones = NO_MILESTONES,
  onMilestonesSeen,
  onPay,
  unansweredPayments,
  plannerHref,
  slots,
  ...parts
}: DashboardProps) {
  const asOf = useAsOf(givenTime);
  const timeZone = useTimeZone(givenZone);
  const words = useWords(dashboardWords);
  const payment = usePaymentDialog();
  // The skeleton covers the whole page until the greeting and the cards have data. Later, a refetch
  // of one part shows loading only in that part.
  const [stood, setStood] = useState(false);
  const waiting = !stood && (parts.user.status === 'loading' || parts.summary.status === 'loading');
  if (!stood && !waiting) setStood(true);
  const summary = waiting ? LOADING : parts.summary;
  const transactions = waiting ? LOADING : parts.transactions;
  const debts = waiting ? LOADING : parts.debts;
  const now = { asOf, timeZone };
  const owned = dataOr(debts, []);
  const figures = householdFigures(summary, monthlyRoundUps, now);
  const household = useHousehold(debts, dataOr(figures, undefined));
  const known = dataOr(summary, undefined);
  const paid = dataOr(payments, NO_PAYMENTS);
  const purse = useMemo(() => roundUpPurse(known, { payments: paid, asOf }), [known, paid, asOf]);
  const celebration = useCelebration({ history, debts: owned, payments: paid, milestones });
  const summaryOf = (data: DashboardSummary | undefined) =>
    plannerHref === undefined || celebration.celebrates ? (
      <SummaryCards summary={data} debts={debts} household={household} />
    ) : (
      <DebtFreeHero summary={data} debts={debts} household={household} plannerHref={plannerHref} />
    );

  return (
    <Screen
      data-part="dashboard"
      slots={slots}
      busy={summary.status === 'loading'}
      header={<DashboardHeader user={parts.user} summary={summary} waiting={waiting} />}
    >
      {newSweeps.length > 0 && onSweepsSeen && debts.status === 'ready' && (
        <SweepNotice
          payments={newSweeps}
          debts={owned}
          timeZone={timeZone}
          onDismiss={onSweepsSeen}
        />
      )}
      {celebration.reached.length > 0 && onMilestonesSeen && debts.status === 'ready' && (
        <LazyMilestoneNote
          milestones={celebration.reached}
          debts={owned}
          onDismiss={onMilestonesSeen}
        />
      )}
      {celebration.isOffered && (
        <DebtFreePart debts={debts} payments={payments} timeZone={timeZone} />
      )}
      <LoadablePanel
        value={summary}
        errorTitle={words.summaryError}
        skeleton={summaryOf(undefined)}
      >
        {summaryOf}
      </LoadablePanel>
      <div className={styles.columns}>
        <TrendPanel
          summary={summary}
          history={history}
          planVersions={planVersions}
          household={household}
          householdLoads={debts.status === 'loading' || figures.status === 'loading'}
          {...now}
        />
        <Stack gap={5}>
          <WeekPanel
            transactions={transactions}
            debts={debts}
            hasPurse={known === undefined || purse !== undefined}
            purse={purse}
            settings={settings && dataOr(settings, undefined)}
            payments={paid}
            loading={settings?.status === 'loading' || payments.status === 'loading'}
            onApply={payment.open}
            {...now}
          />
          <QuickActions
            onMakePayment={() => payment.open({})}
            paymentDisabled={!owned.some((debt) => debt.currentBalance > 0)}
            boostHref={links.boostRoundUps}
            insightsHref={links.insights}
          />
        </Stack>
        <RecentPanel transactions={transactions} href={links.transactions} timeZone={timeZone} />
        <ActiveDebtsPanel debts={debts} figures={figures} href={links.debts} />
      </div>
      <TipBanner strategiesHref={links.strategies} customizeHref={links.customizeRoundUps} />
      {payment.wanted && (
        <LazyPaymentDialog
          debts={owned}
          totalRoundUps={known?.totalRoundUps}
          purse={purse}
          open={payment.start !== undefined}
          onOpenChange={payment.close}
          initial={payment.start}
          onPay={onPay}
          unanswered={unansweredPayments}
        />
      )}
    </Screen>
  );
}
