import { planInput, planOverview, simulatePlan } from '@dime-time/finance-core';
import type {
  HistoryMonth,
  Payment,
  PlanRequest,
  PlanVersion,
  RoundUpSettings,
  SavedPlan,
} from '@dime-time/finance-core/contract';
import { ZERO_CENTS } from '@dime-time/finance-core/money';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { promisedBy } from '../../internal/promisedBy.ts';
import { type ActionResult, dataOr, type Loadable, Stack } from '../../primitives/index.ts';
import { PlanAnswer } from '../PlanAnswer/PlanAnswer.tsx';
import type { CalendarSubscription } from '../PaymentCalendar/CalendarDialog.tsx';
import type { DebtEditing } from '../debtEditing.ts';
import { patchedDebt } from '../patchedDebt.ts';
import { multipliedRoundUps } from '../PlanLevers/multiplierTrial.ts';
import { unpaidOneOffs, type PlannedHousehold, type UnsavedPlanStore } from '../planDraft.ts';
import { LazyPlanBar, LazyPlanNotice } from './LazyParts.tsx';
import { LazyPlanBody } from './LazyPlanBody.tsx';
import { usePlanDraft, type TriedTerms } from './usePlanDraft.ts';
import { useSavePlan } from './useSavePlan.ts';

export interface PlannerPartsProps {
  /** The household with its debts. */
  household: PlannedHousehold;
  /** The saved plan; `undefined` if none can be saved. */
  saved: SavedPlan | undefined;
  /** Saves the plan; `undefined` if the server has no such call. */
  onSave: ((plan: PlanRequest) => Promise<ActionResult>) | undefined;
  /** The address to which a calendar app subscribes; `undefined` if the server has none. */
  calendar: CalendarSubscription | undefined;
  /** Reads the saved plan again; `undefined` if that is not possible. */
  onRefresh: (() => Promise<SavedPlan | undefined>) | undefined;
  /** The round-up settings; `undefined` if they are not known. */
  settings: Pick<RoundUpSettings, 'multiplier' | 'floor'> | undefined;
  /** The address of the round-up settings. */
  settingsHref: string;
  /** The reader’s time zone. */
  timeZone: string;
  /** Edits debts; `undefined` if the server has no such calls. */
  editing: DebtEditing | undefined;
  /** The household’s payments; `undefined` while they are unknown. */
  payments: readonly Payment[] | undefined;
  /** The household’s months; `undefined` if the server does not report them. */
  history: Loadable<readonly HistoryMonth[]> | undefined;
  /** The saved versions of the plan; `undefined` if the server does not keep them. */
  planVersions: Loadable<readonly PlanVersion[]> | undefined;
  /** Keeps unsaved changes while the page is closed; `undefined` if nothing does. */
  unsavedPlan: UnsavedPlanStore | undefined;
}

/** The planner once everything that it needs has loaded. */
export function PlannerParts({
  household,
  saved,
  onSave,
  onRefresh,
  unsavedPlan,
  calendar,
  editing,
  payments,
  settings,
  settingsHref,
  history,
  planVersions,
  timeZone,
}: PlannerPartsProps) {
  const { asOf } = household;
  const draft = usePlanDraft(saved, household, unsavedPlan);
  const { plan, base, isChanged, notice, tryMultiplier, triedTerms, tryTerms } = draft;
  const planned = useMemo(() => withTerms(household, triedTerms), [household, triedTerms]);
  const { debts } = planned;
  const own = settings?.multiplier;
  const multiplier = draft.triedMultiplier ?? own;
  const tried = useMemo(() => {
    if (own === undefined || multiplier === undefined || multiplier === own) return planned;
    const value = { own, value: multiplier };
    return { ...planned, monthlyRoundUps: multipliedRoundUps(planned.monthlyRoundUps, value) };
  }, [planned, own, multiplier]);
  const trial = useMemo(() => {
    if (!settings || multiplier === undefined) return undefined;
    return {
      own: settings.multiplier,
      value: multiplier,
      floor: settings.floor,
      onChange: tryMultiplier,
      settingsHref,
    };
  }, [settings, multiplier, tryMultiplier, settingsHref]);
  const { monthlyRoundUps } = tried;
  const [pending, save] = useSavePlan({
    onSave,
    onRefresh,
    savedId: saved?.id,
    onSend: draft.sent,
  });
  const answer = useRef<HTMLElement>(null);
  const [isValid, setValid] = useState(true);
  // No lever changes it, and it is the longest of the plans.
  const minimumOnly = useMemo(
    () => simulatePlan({ debts, asOf, strategy: 'minimum-only' }),
    [debts, asOf],
  );
  const overview = useMemo(
    () => planOverview(plan, tried, minimumOnly),
    [plan, tried, minimumOnly],
  );
  const savedResult = useMemo(
    () => (saved?.id === undefined ? undefined : simulatePlan(planInput(base, household))),
    [saved, base, household],
  );
  const current = useMemo(
    () => ({
      debts,
      overview,
      choices: plan,
      savedPlan: isChanged || tried !== household ? savedResult : undefined,
      monthlyRoundUps: plan.includeRoundUps ? monthlyRoundUps : ZERO_CENTS,
    }),
    [debts, overview, isChanged, tried, household, savedResult, plan, monthlyRoundUps],
  );
  // The answer follows a slider at once, and the parts below when there is time.
  const shown = useDeferredValue(current);
  const currentTerms = useMemo(
    () =>
      editing && {
        plan,
        result: overview.plan,
        household: tried,
        ownDebts: household.debts,
        triedTerms,
        onTry: tryTerms,
        timeZone,
        editing,
        payments,
        focusWhenGone: answer,
      },
    [editing, plan, overview, tried, household, triedTerms, tryTerms, timeZone, payments],
  );
  // A row for each debt is rendered again when there is time.
  const terms = useDeferredValue(currentTerms);
  const pastOneOffs = useMemo(() => saved && unpaidOneOffs(saved, asOf), [saved, asOf]);
  const promised = useMemo(() => {
    const versions = planVersions && dataOr(planVersions, undefined);
    const version = versions?.find(({ id }) => id === saved?.id);
    return version && promisedBy(version, debts);
  }, [planVersions, saved, debts]);
  // Months and lines that come later would move what is below the picture. Once that stands, it stays.
  const waits = history?.status === 'loading' || planVersions?.status === 'loading';
  const [stood, setStood] = useState(false);
  if (!waits && !stood) setStood(true);
  const isTrying = tried !== household;
  const hasSaved = saved?.id !== undefined;
  const unsaved = isChanged ? 'unsaved' : hasSaved ? 'upToDate' : 'noneSaved';
  const saveState = isValid ? (notice === 'conflict' ? notice : unsaved) : 'invalid';
  // The notice disappears with its buttons.
  const choose = (act: () => void) => {
    act();
    answer.current?.focus({ preventScroll: true });
  };
  const canSave = saveState === 'unsaved' || saveState === 'noneSaved';
  const onSavePlan = onSave && (() => save(plan));
  return (
    <div data-part="payoff-planner-parts">
      <Stack gap={5}>
        {onSave && notice && (
          <LazyPlanNotice
            notice={notice}
            hasSaved={hasSaved}
            onReset={() => choose(draft.reset)}
            onKeep={() => choose(draft.rebase)}
          />
        )}
        <PlanAnswer
          ref={answer}
          tabIndex={-1}
          debts={debts}
          plan={plan}
          overview={overview}
          monthlyRoundUps={monthlyRoundUps}
          today={asOf}
          triedMultiplier={plan.includeRoundUps && tried !== planned ? multiplier : undefined}
          triesTerms={planned !== household}
        />
        <LazyPlanBody
          levers={{
            household: planned,
            value: plan,
            onChange: draft.change,
            onValidityChange: setValid,
            onUndo: draft.undo,
            onReset: isChanged || isTrying ? draft.reset : undefined,
            trial,
            pastOneOffs,
            hasSaved,
          }}
          saveBar={onSavePlan && { state: saveState, canSave, pending, onSave: onSavePlan }}
          terms={terms}
          details={
            waits && !stood
              ? undefined
              : {
                  current,
                  shown,
                  today: asOf,
                  history: history && dataOr(history, undefined),
                  promised,
                  subscription: calendar,
                }
          }
        />
      </Stack>
      <LazyPlanBar
        answer={answer}
        overview={overview}
        today={asOf}
        canSave={canSave}
        pending={pending}
        onSave={onSavePlan}
      />
    </div>
  );
}

/** The household with the terms that are tried out; the same object where there are none. */
function withTerms(household: PlannedHousehold, terms: TriedTerms): PlannedHousehold {
  if (Object.keys(terms).length === 0) return household;
  const debts = household.debts.map((debt) => {
    const tried = terms[debt.id];
    return tried ? patchedDebt(debt, tried) : debt;
  });
  return { ...household, debts };
}
