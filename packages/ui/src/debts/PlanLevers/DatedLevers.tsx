import type { PlanRequest } from '@dime-time/finance-core/contract';
import { Stack } from '../../primitives/index.ts';
import type { PlannedHousehold } from '../planDraft.ts';
import { OneOffPayments } from './OneOffPayments.tsx';
import { TargetDate } from './TargetDate.tsx';
import type { UpdatePlan } from './usePlanUpdate.ts';

export interface DatedLeversProps {
  household: PlannedHousehold;
  plan: PlanRequest;
  update: UpdatePlan;
}

/** The levers that have a day: payments on top, and when to be debt-free. */
export function DatedLevers({ household, plan, update }: DatedLeversProps) {
  return (
    <Stack gap={6}>
      <OneOffPayments household={household} plan={plan} update={update} />
      <TargetDate household={household} plan={plan} update={update} />
    </Stack>
  );
}
