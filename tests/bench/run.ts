/**
 * `npm run bench`: every benchmark in one run, each beside a named peer, as medians and ratios.
 *
 * Figures are for reading, never for failing: machines differ and drift, ratios within one run less.
 */
import { cpus } from 'node:os';
import { payoffBench } from './payoff.bench.ts';
import { roundUpBench } from './round-up.bench.ts';

process.stdout.write(
  `Node ${process.version} on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}\n`,
);
await roundUpBench();
await payoffBench();
