import type { EndpointKey } from '@dime-time/finance-core/contract';
import type { MockBackend } from './mockBackend.ts';
import type { Fault } from './fault.ts';

/** What goes wrong with this call; counts down a fault that passes. */
export function takeFault(backend: MockBackend, key: EndpointKey): Fault | undefined {
  const planned = backend.faults[key];
  if (typeof planned === 'object') {
    if (planned.times <= 0) return undefined;
    backend.faults[key] = { fault: planned.fault, times: planned.times - 1 };
    return planned.fault;
  }
  if (planned) return planned;
  // The session stands, so that the pages behind it show what they do without data.
  return backend.scenario === 'apiDown' && key !== 'getUser' ? '503' : undefined;
}
