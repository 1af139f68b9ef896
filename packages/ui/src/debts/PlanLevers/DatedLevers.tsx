import type { Cents } from '@dime-time/finance-core';
import type { PlanRequest } from '@dime-time/finance-core/contract';
import { Stack } from '../../primitives/index.ts';
import type { PlannedHousehold } from '../planDraft.ts';
import { OneOffPayments } from './OneOffPayments.tsx';
import { TargetDate } from './TargetDate.tsx';

export interface DatedLeversProps {
  household: PlannedHousehold;
  plan: PlanRequest;
  onChange: (plan: PlanRequest) => void;
}

/** The levers that have a day: payments on top, and when to be debt-free. */
export function DatedLevers({ household, plan, onChange }: DatedLeversProps) {
  return (
    <Stack gap={6}>
      <OneOffPayments household={household} plan={plan} onChange={onChange} />
      <TargetDate
        household={household}
        plan={plan}
        onChange={onChange}
        onUse={(extraMonthly: Cents) => onChange({ ...plan, extraMonthly })}
      />
    </Stack>
  );
}
