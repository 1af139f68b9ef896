import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Meter } from '@opentelemetry/api';

const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;

/** Observes the memory, the processor time and the event loop of this process. */
export function observeProcess(meter: Meter): { stop(): void } {
  const delay = monitorEventLoopDelay();
  delay.enable();
  meter
    .createObservableGauge('nodejs.eventloop.delay.p99', {
      unit: 's',
      description: 'How late a timer runs at the 99th percentile, since the last scrape.',
    })
    .addCallback((result) => {
      // Without a sample, as right after the start, it is not a number.
      result.observe(delay.count === 0 ? 0 : delay.percentile(99) / NANOSECONDS);
      delay.reset();
    });
  meter
    .createObservableGauge('process.memory.usage', {
      unit: 'By',
      description: 'The resident memory of the process.',
    })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
  meter
    .createObservableCounter('process.cpu.time', {
      unit: 's',
      description: 'The processor time of the process.',
    })
    .addCallback((result) => {
      const { user, system } = process.cpuUsage();
      result.observe(user / MICROSECONDS, { 'process.cpu.mode': 'user' });
      result.observe(system / MICROSECONDS, { 'process.cpu.mode': 'system' });
    });
  return { stop: () => void delay.disable() };
}
