import type { EndpointKey } from '@dime-time/finance-core/contract';
import type { Fault } from './fault.ts';
import type { MockBackend } from './mockBackend.ts';

/** The additional delay of every other answer under the fault `out-of-order`, in milliseconds. */
const OVERTAKEN_MS = 150;

/** Delays an answer as its fault and the scenario say; without one, it comes at once. */
export async function delay(
  backend: MockBackend,
  key: EndpointKey,
  fault: Fault | undefined,
): Promise<void> {
  const count = backend.calls[key] ?? 0;
  backend.calls[key] = count + 1;
  const isOvertaken = fault === 'out-of-order' && count % 2 === 0;
  const isSlow = fault === 'delay' || backend.scenario === 'slow';
  const ms = (isSlow ? backend.slowMs : 0) + (isOvertaken ? OVERTAKEN_MS : 0);
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}
