import { endpoints, type ServiceStatus } from '@dime-time/finance-core/contract';
import type { Cache } from 'swr';
import type { Features } from './offeredPart.ts';
import { pathOf } from '../http/request.ts';

const STATUS_PATH = pathOf(endpoints.getServiceStatus);
const NO_FEATURES: Features = [];

/** The features that the server has named so far; none where it was not asked. No call is made. */
export function knownFeatures(cache: Pick<Cache, 'get'>): Features {
  return featuresOf(cache.get(STATUS_PATH)?.data as ServiceStatus | undefined);
}

/** The features that a server names; the same list for the same answer. */
export function featuresOf(status: ServiceStatus | undefined): Features {
  return status?.features ?? NO_FEATURES;
}

/** Whether the server is more than a bare one, as far as it has said so. No call is made to find out. */
export function offersExtensions(cache: Pick<Cache, 'get'>): boolean {
  return knownFeatures(cache).length > 0;
}
