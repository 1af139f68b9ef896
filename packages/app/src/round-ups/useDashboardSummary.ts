import { endpoints, type DashboardSummary } from '@dime-time/finance-core/contract';
import type { Loadable } from '@dime-time/ui';
import { usePanel } from '../cache/usePanel.ts';
import type { ResourceOptions } from '../cache/useResource.ts';

/** The figures at the top of the dashboard. */
export function useDashboardSummary(options?: ResourceOptions): Loadable<DashboardSummary> {
  return usePanel(endpoints.getDashboardSummary, options);
}
