import type { TrendPoint } from '@dime-time/finance-core';
import { cents, MONTH_LABELS } from '@dime-time/finance-core';

/** How long one mount took, in milliseconds from its first line. */
export interface MountTime {
  /** Until the chart stands in the document, laid out and drawn as far as script goes. */
  script: number;
  /** Until the first frame that shows it has been painted. */
  painted: number;
}

/** A chart that can be put into a host and taken out again. */
export interface Stand {
  /** The part that is timed. */
  mount(): void;
  unmount(): void;
}

/** Readies a chart for a host, as far as a page has done that before its charts come. */
export type Prepare = (host: HTMLElement, points: readonly TrendPoint[]) => Stand;

/** The box of every chart, peers included, in CSS pixels. */
export const BOX = { width: 640, height: 280 } as const;

/** A year of months, or as many days: a slow fall with ripples, so that no segment repeats. */
export function series(count: number): TrendPoint[] {
  return Array.from({ length: count }, (_, index) => ({
    label: count === 12 ? (MONTH_LABELS[index] ?? '') : `Day ${index + 1}`,
    value: cents(Math.round(5_000_000 - (index * 3_000_000) / count + ((index * 7919) % 40_000))),
  }));
}

/** Waits for the frame after this one to be on the screen, and then for quiet. */
function painted(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // A message sent from a frame's callback is handled once that frame has been painted.
  const channel = new MessageChannel();
  channel.port1.addEventListener('message', () => resolve(), { once: true });
  channel.port1.start();
  requestAnimationFrame(() => channel.port2.postMessage(undefined));
  return promise;
}

/** Mounts a chart once, waits for it to be painted, and takes it away again. */
export async function timeMount(
  prepare: Prepare,
  points: readonly TrendPoint[],
): Promise<MountTime> {
  const host = document.createElement('div');
  host.style.cssText = `width:${BOX.width}px;height:${BOX.height}px;display:grid;position:relative`;
  document.getElementById('stage')?.append(host);
  const stand = prepare(host, points);
  await painted();

  const began = performance.now();
  stand.mount();
  // Reading a size makes the browser finish its layout now rather than in the frame.
  host.getBoundingClientRect();
  const script = performance.now() - began;
  await painted();
  const time = { script, painted: performance.now() - began };

  if (!host.querySelector('canvas, svg path')) throw new Error('The chart did not draw.');
  stand.unmount();
  host.remove();
  await painted();
  return time;
}
