import type { EndpointKey } from '@dime-time/finance-core/contract';
import type { MockBackend } from './mockBackend.ts';
import type { Fault } from './fault.ts';

/** The fault to inject into this call; counts down a passing fault. */
export function takeFault(backend: MockBackend, key: EndpointKey): Fault | undefined {
  const planned = backend.faults[key];
  if (typeof planned === 'object') {
    if (planned.times <= 0) return undefined;
    backend.faults[key] = { fault: planned.fault, times: planned.times - 1 };
    return planned.fault;
  }
  if (planned) return planned;
  // The session stays valid, so that pages show their state without data.
  return backend.scenario === 'apiDown' && key !== 'getUser' ? '503' : undefined;
}
