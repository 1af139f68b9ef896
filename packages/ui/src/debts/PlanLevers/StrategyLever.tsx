import { orderDebts } from '@dime-time/finance-core';
import type { Debt, PlanRequest } from '@dime-time/finance-core/contract';
import { memo } from 'react';
import { ChoiceGroup, Stack } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { planLeversWords } from '../words/planLevers.ts';
import type { PlanLeversWords } from '../../words/subjects/debts/planLevers.ts';
import { completeOrder } from '../StrategyOrder/moveItem.ts';
import { LazyStrategyOrder } from './LazyStrategyOrder.tsx';
import type { UpdatePlan } from './usePlanUpdate.ts';

export interface StrategyLeverProps {
  /** The debts on which something is owed. */
  debts: readonly Debt[];
  strategy: PlanRequest['strategy'];
  /** The order of one’s own, as far as one was chosen. */
  order: readonly string[];
  update: UpdatePlan;
}

/** Which debt gets the extra first. */
export const StrategyLever = memo(function StrategyLever({
  debts,
  strategy,
  order: chosen,
  update,
}: StrategyLeverProps) {
  const words = useWords(planLeversWords);
  const order = completeOrder(
    chosen,
    debts.map(({ id }) => id),
  );
  // The order so far is where a new one begins.
  const firstOrder = () =>
    chosen.length > 0 || strategy === 'custom'
      ? order
      : orderDebts(debts, strategy).map(({ id }) => id);
  return (
    <Stack gap={2}>
      <ChoiceGroup
        data-part="plan-levers-strategy"
        label={words.strategy}
        description={words[HINTS[strategy]]}
        columns={2}
        options={strategies(words)}
        value={strategy}
        onChange={(next) =>
          update((plan) => ({
            ...plan,
            strategy: next,
            ...(next === 'custom' && { order: firstOrder() }),
          }))
        }
      />
      {strategy === 'custom' && (
        <LazyStrategyOrder
          debts={debts}
          value={order}
          onChange={(moved) => update((plan) => ({ ...plan, order: moved }))}
        />
      )}
    </Stack>
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
