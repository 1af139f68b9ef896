import type { PlanRequest } from '@dime-time/finance-core/contract';
import { Stack } from '../../primitives/index.ts';
import type { OneOff, PlannedHousehold } from '../planDraft.ts';
import { OneOffPayments } from './OneOffPayments.tsx';
import { TargetDate } from './TargetDate.tsx';
import type { UpdatePlan } from './usePlanUpdate.ts';

export interface DatedLeversProps {
  household: PlannedHousehold;
  plan: PlanRequest;
  /** The one-time payments of the saved plan whose day is over. */
  pastOneOffs: readonly OneOff[];
  update: UpdatePlan;
}

/** The levers that have a day: payments on top, and when to be debt-free. */
export function DatedLevers({ household, plan, pastOneOffs, update }: DatedLeversProps) {
  return (
    <Stack gap={6}>
      <OneOffPayments household={household} plan={plan} past={pastOneOffs} update={update} />
      <TargetDate household={household} plan={plan} update={update} />
    </Stack>
  );
}
