import { endpoints, type EndpointKey } from '@dime-time/finance-core/contract';
import { FAULTS, type Faults } from './fault.ts';

/**
 * Parses injected faults: `getDebts:500-empty,createPayment:reset*1`, where `*1` limits the fault to
 * one call. Parts with an unknown endpoint or fault are ignored.
 */
export function parseFaults(text: string): Faults {
  const faults: Faults = {};
  for (const part of text.split(',')) {
    const [key = '', name = ''] = part.split(':');
    const [wanted = '', times] = name.split('*');
    const fault = FAULTS.find((known) => known === wanted);
    if (!fault || !Object.hasOwn(endpoints, key)) continue;
    const passing = times !== undefined && /^\d{1,3}$/.test(times);
    faults[key as EndpointKey] = passing ? { fault, times: Number(times) } : fault;
  }
  return faults;
}
