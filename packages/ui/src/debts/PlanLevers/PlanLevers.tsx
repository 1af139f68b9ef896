import type { PlanRequest } from '@dime-time/finance-core/contract';
import { forwardRef, useDeferredValue, useMemo } from 'react';
import { Button, Card, Inline, Section, Stack } from '../../primitives/index.ts';
import { classes } from '../../theme/classes.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { useWords } from '../../words/index.ts';
import { planLeversWords } from '../words/planLevers.ts';
import type { OneOff, PlannedHousehold } from '../planDraft.ts';
import { ExtraMonthly } from './ExtraMonthly.tsx';
import { LazyDatedLevers } from './LazyDatedLevers.tsx';
import type { MultiplierTrial } from './multiplierTrial.ts';
import { RoundUpLever } from './RoundUpLever.tsx';
import { StrategyLever } from './StrategyLever.tsx';
import { usePlanUpdate } from './usePlanUpdate.ts';
import * as styles from './PlanLevers.css.ts';

export interface PlanLeversProps extends AnyHostProps<'children' | 'onChange'> {
  /** The household whose debts are planned. */
  household: PlannedHousehold;
  /** The plan as it is now. */
  value: PlanRequest;
  /** Called with the whole plan on every change. */
  onChange: (value: PlanRequest) => void;
  /**
   * Called when a typed amount becomes valid or invalid: an invalid one is not in `value`.
   * @default undefined
   */
  onValidityChange?: ((isValid: boolean) => void) | undefined;
  /**
   * Undoes the last change.
   * @default undefined, there is none
   */
  onUndo?: (() => void) | undefined;
  /**
   * Restores the saved plan, or the default plan if none is saved.
   * @default undefined, nothing differs from it
   */
  onReset?: (() => void) | undefined;
  /**
   * Another round-up multiplier that can be tried out, without a change of the plan.
   * @default undefined, none can be
   */
  trial?: MultiplierTrial | undefined;
  /**
   * The one-time payments of the saved plan whose day is over: they are not counted anymore.
   * @default none
   */
  pastOneOffs?: readonly OneOff[] | undefined;
  /**
   * Whether a plan is saved.
   * @default false
   */
  hasSaved?: boolean | undefined;
}

const NONE: readonly OneOff[] = [];

/** Changes a payoff plan: which debt first, how much a month, round-ups, one-time payments, a day. */
export const PlanLevers = forwardRef<HTMLElement, PlanLeversProps>(function PlanLevers(
  {
    household,
    value: plan,
    onChange,
    onValidityChange,
    onUndo,
    onReset,
    trial,
    pastOneOffs = NONE,
    hasSaved = false,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(planLeversWords);
  const { debts, monthlyRoundUps } = household;
  const owed = useMemo(() => debts.filter(({ currentBalance }) => currentBalance > 0), [debts]);
  const update = usePlanUpdate(plan, onChange);
  // The levers with a day follow a slider when there is time.
  const later = useDeferredValue(plan);
  return (
    <Card data-part="plan-levers" {...rest} ref={ref} className={classes(styles.levers, className)}>
      <Section title={words.title}>
        <Stack gap={6}>
          <ExtraMonthly
            value={plan.extraMonthly}
            isCounted={plan.strategy !== 'minimum-only'}
            onChange={(extraMonthly) => update((last) => ({ ...last, extraMonthly }))}
            onValidityChange={onValidityChange}
          />
          <StrategyLever debts={owed} strategy={plan.strategy} order={plan.order} update={update} />
          <RoundUpLever
            monthlyRoundUps={monthlyRoundUps}
            includeRoundUps={plan.includeRoundUps}
            trial={trial}
            update={update}
          />
          <LazyDatedLevers
            household={household}
            plan={later}
            pastOneOffs={pastOneOffs}
            update={update}
          />
          <Inline gap={2}>
            <Button
              data-part="plan-levers-undo"
              variant="outline"
              tone="neutral"
              disabled={onUndo === undefined}
              onClick={onUndo}
            >
              {words.undo}
            </Button>
            <Button
              data-part="plan-levers-reset"
              variant="outline"
              tone="neutral"
              disabled={onReset === undefined}
              onClick={onReset}
            >
              {hasSaved ? words.reset : words.resetDefault}
            </Button>
          </Inline>
        </Stack>
      </Section>
    </Card>
  );
});
