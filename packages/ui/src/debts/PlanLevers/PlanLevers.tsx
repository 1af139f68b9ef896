import { orderDebts } from '@dime-time/finance-core';
import type { PlanRequest } from '@dime-time/finance-core/contract';
import { forwardRef } from 'react';
import { useMoneyText } from '../../money/index.ts';
import {
  Button,
  Card,
  ChoiceGroup,
  Inline,
  Section,
  Stack,
  SwitchField,
} from '../../primitives/index.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { useWords } from '../../words/index.ts';
import { planLeversWords } from '../words/planLevers.ts';
import type { PlanLeversWords } from '../../words/subjects/debts/planLevers.ts';
import type { PlannedHousehold } from '../planDraft.ts';
import { completeOrder } from '../StrategyOrder/moveItem.ts';
import { ExtraMonthly } from './ExtraMonthly.tsx';
import { LazyDatedLevers } from './LazyDatedLevers.tsx';
import { LazyRoundUpWhatIf } from './LazyRoundUpWhatIf.tsx';
import { LazyStrategyOrder } from './LazyStrategyOrder.tsx';
import type { MultiplierTrial } from './multiplierTrial.ts';

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
   * Whether a plan is saved.
   * @default false
   */
  hasSaved?: boolean | undefined;
}

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
    hasSaved = false,
    ...rest
  },
  ref,
) {
  const words = useWords(planLeversWords);
  const money = useMoneyText();
  const { debts, monthlyRoundUps } = household;
  const owed = debts.filter(({ currentBalance }) => currentBalance > 0);
  const order = completeOrder(
    plan.order,
    owed.map(({ id }) => id),
  );
  // The order so far is where a new one begins.
  const firstOrder = () =>
    plan.order.length > 0 || plan.strategy === 'custom'
      ? order
      : orderDebts(owed, plan.strategy).map(({ id }) => id);
  const change = (changed: Partial<PlanRequest>) => onChange({ ...plan, ...changed });
  return (
    <Card data-part="plan-levers" {...rest} ref={ref}>
      <Section title={words.title}>
        <Stack gap={6}>
          <ExtraMonthly
            value={plan.extraMonthly}
            onChange={(extraMonthly) => change({ extraMonthly })}
            onValidityChange={onValidityChange}
          />
          <Stack gap={2}>
            <ChoiceGroup
              data-part="plan-levers-strategy"
              label={words.strategy}
              description={words[HINTS[plan.strategy]]}
              columns={2}
              options={strategies(words)}
              value={plan.strategy}
              onChange={(strategy) =>
                change({ strategy, ...(strategy === 'custom' && { order: firstOrder() }) })
              }
            />
            {plan.strategy === 'custom' && (
              <LazyStrategyOrder
                debts={owed}
                value={order}
                onChange={(moved) => change({ order: moved })}
              />
            )}
          </Stack>
          <SwitchField
            data-part="plan-levers-round-ups"
            label={words.roundUps}
            description={
              monthlyRoundUps > 0
                ? words.roundUpsDetail({ amount: money(monthlyRoundUps) })
                : words.noRoundUps
            }
            value={plan.includeRoundUps}
            onChange={(includeRoundUps) => change({ includeRoundUps })}
          />
          {trial && plan.includeRoundUps && monthlyRoundUps > 0 && (
            <LazyRoundUpWhatIf trial={trial} monthlyRoundUps={monthlyRoundUps} />
          )}
          <LazyDatedLevers household={household} plan={plan} onChange={onChange} />
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

const HINTS = {
  avalanche: 'avalancheHint',
  snowball: 'snowballHint',
  custom: 'customHint',
  'minimum-only': 'minimumOnlyHint',
} as const;

function strategies(words: PlanLeversWords) {
  return [
    { value: 'avalanche', label: words.avalanche },
    { value: 'snowball', label: words.snowball },
    { value: 'custom', label: words.custom },
    { value: 'minimum-only', label: words.minimumOnly },
  ] as const;
}
