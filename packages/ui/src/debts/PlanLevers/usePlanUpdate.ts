import type { PlanRequest } from '@dime-time/finance-core/contract';
import { useCallback, useRef } from 'react';
import { useBrowserLayoutEffect } from '../../internal/useBrowserLayoutEffect.ts';

/** Changes the plan as it is when it is called. */
export type UpdatePlan = (change: (plan: PlanRequest) => PlanRequest) => void;

/**
 * Makes a function that stays the same, so that a lever is rendered again only when what it shows
 * changes. It changes the newest plan, also where a lever still shows the last one.
 */
export function usePlanUpdate(
  plan: PlanRequest,
  onChange: (plan: PlanRequest) => void,
): UpdatePlan {
  const latest = useRef({ plan, onChange });
  useBrowserLayoutEffect(() => {
    latest.current = { plan, onChange };
  });
  return useCallback((change) => latest.current.onChange(change(latest.current.plan)), []);
}
