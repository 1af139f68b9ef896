import { createNoopMeter, type Meter } from '@opentelemetry/api';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import type { Config } from '../config/config.ts';
import { observeProcess } from './observeProcess.ts';

/** The metrics of this process, served as Prometheus text at `/metrics` on a port of their own. */
export interface Metrics {
  /** Creates the instruments; without `METRICS_PORT` they record nothing. */
  readonly meter: Meter;
  /** Whether something reads them, so that what costs time need not be measured. */
  readonly isOn: boolean;
  stop(): Promise<void>;
}

/** Records nothing. */
export const NO_METRICS: Metrics = {
  meter: createNoopMeter(),
  isOn: false,
  stop: () => Promise.resolve(),
};

/**
 * Starts the endpoint of the metrics where it is configured. It has no sign-in, so it is on a port and
 * a host of its own, loopback by default.
 *
 * @throws Error that names the setting where the port cannot be opened.
 */
export async function startMetrics({ metrics }: Pick<Config, 'metrics'>): Promise<Metrics> {
  if (!metrics) return NO_METRICS;
  const exporter = new PrometheusExporter({
    ...metrics,
    endpoint: '/metrics',
    withoutScopeInfo: true,
    withoutTargetInfo: true,
    preventServerStart: true,
  });
  const provider = new MeterProvider({ readers: [exporter] });
  await exporter.startServer().catch((error: unknown) => {
    throw new Error(
      `METRICS_PORT ${metrics.port} cannot be opened at ${metrics.host}: choose a free port.`,
      { cause: error },
    );
  });
  const meter = provider.getMeter('dime-time');
  const process = observeProcess(meter);
  return {
    meter,
    isOn: true,
    async stop() {
      process.stop();
      await provider.shutdown();
    },
  };
}
