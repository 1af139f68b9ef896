import { endpoints, type ServiceStatus } from '@dime-time/finance-core/contract';
import type { Cache } from 'swr';
import { pathOf } from '../http/request.ts';
import type { Features } from './extensionFields.ts';

const STATUS_PATH = pathOf(endpoints.getServiceStatus);
const NO_FEATURES: Features = [];

/** The features in the cached service status; none if it was not read yet. Sends no request. */
export function knownFeatures(cache: Pick<Cache, 'get'>): Features {
  return featuresOf(cache.get(STATUS_PATH)?.data as ServiceStatus | undefined);
}

/** The features of a service status; the same array for the same status. */
export function featuresOf(status: ServiceStatus | undefined): Features {
  return status?.features ?? NO_FEATURES;
}

/** Whether the server is known to support any extension. Sends no request. */
export function offersExtensions(cache: Pick<Cache, 'get'>): boolean {
  return knownFeatures(cache).length > 0;
}
