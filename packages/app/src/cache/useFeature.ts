import { endpoints, offersFeature, type Feature } from '@dime-time/finance-core/contract';
import { ready, type Loadable } from '@dime-time/ui';
import { usePanel } from './usePanel.ts';

/** Whether the server offers an extension, as far as it has said so. */
export function useFeature(feature: Feature): Loadable<boolean> {
  const status = usePanel(endpoints.getServiceStatus);
  // An old answer is as good as a new one here: what is asked for in vain is refused in words.
  return status.status === 'ready' ? ready(offersFeature(status.data, feature)) : status;
}
