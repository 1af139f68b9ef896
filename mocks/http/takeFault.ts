import type { EndpointKey } from '@dime-time/finance-core/contract';
import type { World } from '../backend/createMockBackend.ts';
import type { Fault } from './fault.ts';

/** What goes wrong with this call; counts down a fault that passes. */
export function takeFault(world: World, key: EndpointKey): Fault | undefined {
  const planned = world.faults[key];
  if (typeof planned === 'object') {
    if (planned.times <= 0) return undefined;
    world.faults[key] = { fault: planned.fault, times: planned.times - 1 };
    return planned.fault;
  }
  if (planned) return planned;
  // The session stands, so that the pages behind it show what they do without data.
  return world.scenario === 'apiDown' && key !== 'getUser' ? '503' : undefined;
}
