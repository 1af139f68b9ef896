import {
  endpoints,
  type DashboardSummary,
  type ServiceStatus,
} from '@dime-time/finance-core/contract';
import type { Cache } from 'swr';
import { pathOf } from './request.ts';

const STATUS_PATH = pathOf(endpoints.getServiceStatus);
const SUMMARY_PATH = pathOf(endpoints.getDashboardSummary);

/**
 * Whether the server is more than a bare one, as far as what it has answered shows: it names features, or
 * its summary has a purse. No call is made to find out.
 */
export function offersExtensions(cache: Pick<Cache, 'get'>): boolean {
  const status = cache.get(STATUS_PATH)?.data as ServiceStatus | undefined;
  const summary = cache.get(SUMMARY_PATH)?.data as DashboardSummary | undefined;
  return (status?.features?.length ?? 0) > 0 || summary?.roundUpsWaiting !== undefined;
}
