import type { Endpoint } from '@dime-time/finance-core/contract';
import { preload, type Cache } from 'swr';
import { pathOf } from '../http/request.ts';
import { readResource } from './readResource.ts';

/** Starts the reads of a page that is about to render, unless the cache has their data. */
export function prefetch(reads: readonly Endpoint[], cache: Cache): void {
  for (const endpoint of reads) {
    const path = pathOf(endpoint);
    if (cache.get(path)?.data !== undefined) continue;
    // The page shows the error when it reads the same key.
    preload(path, () => readResource(endpoint, cache)).catch(() => {});
  }
}
