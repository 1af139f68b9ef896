import type { Endpoint } from '@dime-time/finance-core/contract';
import { preload, type Cache } from 'swr';
import { readResource } from './readResource.ts';
import { pathOf } from '../http/request.ts';

/** Asks for what a page is about to read, where the cache does not have it: the page finds it under way. */
export function readAhead(reads: readonly Endpoint[], cache: Cache): void {
  for (const endpoint of reads) {
    const path = pathOf(endpoint);
    if (cache.get(path)?.data !== undefined) continue;
    // A failure is the page's to show, once it asks.
    preload(path, () => readResource(endpoint, cache)).catch(() => {});
  }
}
