/**
 * `npm run bench`: every benchmark in one run, each beside a named peer, as medians and ratios.
 *
 * Figures are for reading, never for failing: machines differ and drift, ratios within one run less.
 */
import { cpus } from 'node:os';
import { payoffBench } from './payoff.bench.ts';
import { roundUpBench } from './round-up.bench.ts';
import { sizes } from './sizes.ts';

process.stdout.write(
  `Node ${process.version} on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}\n`,
);
await roundUpBench();
await payoffBench();
process.stdout.write('\nSizes, minified and gzipped, dependencies included\n');
for (const entry of await sizes()) {
  process.stdout.write(
    `  ${entry.name.padEnd(34)} ${entry.kib.toFixed(2).padStart(6)} KiB of ${entry.limitKib}\n`,
  );
}
