import { endpoints, offersFeature, type Feature } from '@dime-time/finance-core/contract';
import { ready, type Loadable } from '@dime-time/ui';
import { useQuery } from './useQuery.ts';

/** Whether the server supports an extension, by its service status. */
export function useFeature(feature: Feature): Loadable<boolean> {
  const status = useQuery(endpoints.getServiceStatus);
  // Not marked as stale: a call that is not supported any more fails with a message of its own.
  return status.status === 'ready' ? ready(offersFeature(status.data, feature)) : status;
}
