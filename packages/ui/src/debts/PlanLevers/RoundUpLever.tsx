import type { Cents } from '@dime-time/finance-core';
import { memo } from 'react';
import { useMoneyText } from '../../money/index.ts';
import { SwitchField } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { planLeversWords } from '../words/planLevers.ts';
import { LazyRoundUpWhatIf } from './LazyRoundUpWhatIf.tsx';
import type { MultiplierTrial } from './multiplierTrial.ts';
import type { UpdatePlan } from './usePlanUpdate.ts';

export interface RoundUpLeverProps {
  /** About what round-ups bring a month. */
  monthlyRoundUps: Cents;
  includeRoundUps: boolean;
  /** Another multiplier that can be tried out; `undefined` if none can be. */
  trial: MultiplierTrial | undefined;
  update: UpdatePlan;
}

/** Whether round-ups are counted, and with which multiplier. */
export const RoundUpLever = memo(function RoundUpLever({
  monthlyRoundUps,
  includeRoundUps,
  trial,
  update,
}: RoundUpLeverProps) {
  const words = useWords(planLeversWords);
  const money = useMoneyText();
  return (
    <>
      <SwitchField
        data-part="plan-levers-round-ups"
        label={words.roundUps}
        description={
          monthlyRoundUps > 0
            ? words.roundUpsDetail({ amount: money(monthlyRoundUps) })
            : words.noRoundUps
        }
        value={includeRoundUps}
        onChange={(next) => update((plan) => ({ ...plan, includeRoundUps: next }))}
      />
      {trial && includeRoundUps && monthlyRoundUps > 0 && (
        <LazyRoundUpWhatIf trial={trial} monthlyRoundUps={monthlyRoundUps} />
      )}
    </>
  );
});
