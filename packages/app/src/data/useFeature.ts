import { endpoints, offersFeature, type Feature } from '@dime-time/finance-core/contract';
import { useResource } from './useResource.ts';

/** Whether the server offers an extension; not until it has said so. */
export function useFeature(feature: Feature): boolean {
  const { data } = useResource(endpoints.getServiceStatus);
  return data !== undefined && offersFeature(data, feature);
}
