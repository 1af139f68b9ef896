import { endpoints, type DashboardSummary } from '@dime-time/finance-core/contract';
import type { Loadable } from '@dime-time/ui';
import { usePanel } from './usePanel.ts';

/** The figures at the top of the dashboard. */
export function useDashboardSummary(): Loadable<DashboardSummary> {
  return usePanel(endpoints.getDashboardSummary);
}
