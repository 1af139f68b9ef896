/**
 * `npm run bench`: every benchmark in one run, each beside a named peer, as medians and ratios.
 * `npm run bench -- charts` runs the named ones only.
 *
 * Figures are for reading, never for failing: machines differ and drift, ratios within one run less.
 */
import { cpus } from 'node:os';
import { chartsBench } from './charts.bench.ts';
import { payoffBench } from './payoff.bench.ts';
import { roundUpBench } from './round-up.bench.ts';

process.stdout.write(
  `Node ${process.version} on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}\n`,
);
const all = { 'round-ups': roundUpBench, payoff: payoffBench, charts: chartsBench };
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in all));
if (unknown.length > 0) {
  throw new Error(
    `No such benchmark: ${unknown.join(', ')}. There are: ${Object.keys(all).join(', ')}.`,
  );
}
for (const [name, bench] of Object.entries(all)) {
  if (wanted.length === 0 || wanted.includes(name)) await bench();
}
