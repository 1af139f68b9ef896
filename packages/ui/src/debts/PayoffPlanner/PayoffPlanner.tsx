import type { Cents, Instant } from '@dime-time/finance-core';
import type {
  DashboardSummary,
  Debt,
  HistoryMonth,
  Payment,
  PlanRequest,
  PlanVersion,
  RoundUpSettings,
  SavedPlan,
} from '@dime-time/finance-core/contract';
import { useMemo } from 'react';
import { householdFigures, type HouseholdFigures } from '../../round-ups/index.ts';
import {
  type ActionResult,
  bothLoadable,
  Breadcrumbs,
  Card,
  dataOr,
  EmptyState,
  ErrorBoundary,
  LinkButton,
  type Loadable,
  LOADING,
  LoadablePanel,
  PageHeader,
  ready,
  Skeleton,
  Stack,
} from '../../primitives/index.ts';
import { Screen } from '../../internal/Screen.tsx';
import type { Slots } from '../../internal/slots.ts';
import { useAsOf, useTimeZone } from '../../theme/Clock.ts';
import { useWords } from '../../words/index.ts';
import { payoffPlannerWords } from '../words/payoffPlanner.ts';
import type { CalendarSubscription } from '../PaymentCalendar/CalendarDialog.tsx';
import { LazyDebtFree } from '../DebtFreeCelebration/LazyDebtFree.tsx';
import { PlanBodySkeleton } from './LazyPlanBody.tsx';
import type { DebtEditing } from '../debtEditing.ts';
import type { UnsavedPlanStore } from '../planDraft.ts';
import { PlannerParts, type PlannerPartsProps } from './PlannerParts.tsx';

/** The planner’s links. */
export interface PayoffPlannerLinks {
  readonly debts: string;
  /** The round-up settings. */
  readonly settings: string;
}

export interface PayoffPlannerProps {
  /** The household's debts. */
  debts: Loadable<readonly Debt[]>;
  /** The household’s figures: how much round-ups bring a month, and the day of the balances. */
  summary: Loadable<DashboardSummary>;
  /**
   * How much a month’s round-ups contribute to the debts, for a server whose summary does not say.
   * @default nothing
   */
  monthlyRoundUps?: Loadable<Cents> | undefined;
  /**
   * The saved plan, or the default plan of a household that has saved none.
   * @default undefined, the server saves no plans: the page still plans
   */
  plan?: Loadable<SavedPlan> | undefined;
  /**
   * Saves a plan.
   * @default undefined, there is no button for it
   */
  onSave?: ((plan: PlanRequest) => Promise<ActionResult>) | undefined;
  /**
   * The address to which a calendar app subscribes.
   * @default undefined, the payment days can only be downloaded
   */
  calendar?: CalendarSubscription | undefined;
  /**
   * Reads the saved plan again, before it is replaced: one from another tab or device is not overwritten.
   * @default undefined, the plan on the page is the saved one
   */
  onRefresh?: (() => Promise<SavedPlan | undefined>) | undefined;
  /**
   * Keeps changes that are not saved, while the page is closed. Must be the same object on each rendering.
   * @default undefined, they are lost with the page
   */
  unsavedPlan?: UnsavedPlanStore | undefined;
  /**
   * Edits the rate and the minimum of a debt; `undefined` if the server has no such calls.
   * @default undefined
   */
  editing?: DebtEditing | undefined;
  /**
   * The household’s payments. A debt that has some cannot be deleted, and those after a statement are
   * subtracted from its balance.
   * @default undefined, they are unknown
   */
  payments?: Loadable<readonly Payment[]> | undefined;
  /**
   * How purchases are rounded up: other multipliers can be tried out.
   * @default undefined, none can be
   */
  settings?: Loadable<RoundUpSettings> | undefined;
  /**
   * The household’s months, drawn before the plans.
   * @default undefined, the picture begins now
   */
  history?: Loadable<readonly HistoryMonth[]> | undefined;
  /**
   * The saved versions of the plan: what the saved one promised is drawn from the day it was saved.
   * @default undefined, the saved plan is drawn from now, and only while it is edited
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
   * The page’s links.
   * @default the product’s own routes
   */
  links?: PayoffPlannerLinks;
  /** Your own header of the page, a column beside its parts, and what stands for an empty list. */
  slots?: Slots<'header' | 'aside' | 'empty'> | undefined;
}

const LINKS: PayoffPlannerLinks = { debts: '/debts', settings: '/settings' };
const NO_PLAN: Loadable<SavedPlan | undefined> = ready(undefined);

/** The page that plans the payoff: change the plan, and see the date, the cost and every payment. */
export function PayoffPlanner({
  debts,
  summary,
  monthlyRoundUps,
  plan = NO_PLAN as Loadable<SavedPlan>,
  onSave,
  calendar,
  onRefresh,
  unsavedPlan,
  editing,
  payments,
  settings,
  history,
  planVersions,
  asOf: givenTime,
  timeZone: givenZone,
  links = LINKS,
  slots,
}: PayoffPlannerProps) {
  const words = useWords(payoffPlannerWords);
  const asOf = useAsOf(givenTime);
  const timeZone = useTimeZone(givenZone);
  const figures = householdFigures(summary, monthlyRoundUps, { asOf, timeZone });
  const known = bothLoadable(bothLoadable(debts, plan), figures);
  // A part that appears later would move the levers below it.
  const parts = settings?.status === 'loading' ? LOADING : known;
  return (
    <Screen
      data-part="payoff-planner"
      slots={slots}
      busy={parts.status === 'loading'}
      header={
        <Stack gap={3}>
          <Breadcrumbs items={[{ label: words.debts, href: links.debts }]} current={words.title} />
          <PageHeader title={words.title} description={words.description} />
        </Stack>
      }
    >
      <ErrorBoundary title={words.partError}>
        <LoadablePanel value={parts} errorTitle={words.error} skeleton={<PlannerSkeleton />}>
          {([[owned, saved], loaded]) => (
            <Loaded
              debts={owned}
              figures={loaded}
              saved={saved}
              onSave={onSave}
              calendar={calendar}
              onRefresh={onRefresh}
              unsavedPlan={unsavedPlan}
              editing={editing}
              payments={payments && dataOr(payments, undefined)}
              settings={settings?.status === 'ready' ? settings.data : undefined}
              history={history}
              planVersions={planVersions}
              links={links}
              timeZone={timeZone}
            />
          )}
        </LoadablePanel>
      </ErrorBoundary>
    </Screen>
  );
}

interface LoadedProps extends Pick<
  PlannerPartsProps,
  | 'saved'
  | 'onSave'
  | 'onRefresh'
  | 'unsavedPlan'
  | 'editing'
  | 'payments'
  | 'settings'
  | 'history'
  | 'planVersions'
  | 'calendar'
  | 'timeZone'
> {
  debts: readonly Debt[];
  figures: HouseholdFigures;
  links: PayoffPlannerLinks;
}

function Loaded({ debts, figures, links, ...plan }: LoadedProps) {
  const words = useWords(payoffPlannerWords);
  const { monthlyRoundUps, today } = figures;
  const household = useMemo(
    () => ({ debts, monthlyRoundUps, asOf: today }),
    [debts, monthlyRoundUps, today],
  );
  if (debts.some(({ currentBalance }) => currentBalance > 0)) {
    return <PlannerParts household={household} settingsHref={links.settings} {...plan} />;
  }
  const toDebts = <LinkButton href={links.debts}>{words.toDebts}</LinkButton>;
  if (debts.length > 0) return <LazyDebtFree actions={toDebts} />;
  return (
    <Card data-part="payoff-planner-empty">
      <EmptyState title={words.emptyTitle} description={words.emptyDescription} action={toDebts} />
    </Card>
  );
}

function PlannerSkeleton() {
  return (
    <Stack gap={5}>
      <Skeleton shape="block" height="22rem" />
      <PlanBodySkeleton />
    </Stack>
  );
}
