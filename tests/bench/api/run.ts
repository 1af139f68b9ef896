/**
 * `npm run bench:api`: the live API under load on both engines, each beside its limit, the same
 * transaction as bare SQL through the same driver in the same run.
 *
 * `DURATION` is how many seconds payments are held (60); `npm run bench:api -- postgres` measures one
 * engine. The load runs on the machine of the server, so figures are for reading, and ratios for
 * comparing.
 */
import { cpus } from 'node:os';
import type { LoadResult } from './load.ts';
import { measure, type Engine, type Measured } from './measure.ts';

const GOALS: Readonly<Record<Engine, readonly string[]>> = {
  embedded: ['300/s, p99 ≤ 250 ms', '800/s, p99 ≤ 100 ms', '≤ 1024 MiB'],
  postgres: ['1000/s, p99 ≤ 100 ms', '2000/s, p99 ≤ 100 ms', '≤ 400 MiB'],
};

function main(): Promise<void> {
  const seconds = Number(process.env['DURATION'] ?? 60);
  if (!(seconds > 0)) throw new Error('DURATION is a number of seconds.');
  const wanted = process.argv.slice(2);
  const engines = (['embedded', 'postgres'] as const).filter(
    (engine) => wanted.length === 0 || wanted.includes(engine),
  );
  process.stdout.write(
    `Node ${process.version} on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${seconds} s of payments\n`,
  );
  return measureAll(engines, seconds);
}

async function measureAll(engines: readonly Engine[], seconds: number): Promise<void> {
  for (const engine of engines) {
    const size = { members: 50, transactions: 100_000 };
    const measured = await measure({ engine, seconds, size });
    process.stdout.write(table(engine, measured));
    if (measured.ledgerFaults > 0) process.exitCode = 1;
  }
}

function table(engine: Engine, measured: Measured): string {
  const [payments = '', mixed = '', memory = ''] = GOALS[engine];
  const { bare } = measured;
  const share = measured.payments.perSecond / bare.perSecond;
  const times = [measured.processorTime, bare.processorTime];
  const rows = [
    ['payments', figures(measured.payments), payments],
    ['four reads, one payment', figures(measured.mixed), mixed],
    ['page of 100,000 transactions', latency(measured.page), '≤ 50 ms'],
    ['summary of 100,000 transactions', latency(measured.summary), '≤ 50 ms'],
    ['payments as bare SQL', `${bare.perSecond.toFixed(0)}/s`, ''],
    ['payments against bare SQL', share.toFixed(2), '≥ 0.60'],
    [
      'processor time, server and bare',
      times.map((time) => `${time.toFixed(2)} ms`).join(' and '),
      '',
    ],
    ['memory, before and after', `${measured.memory.join(' → ')} MiB`, memory],
    ['rules of the books broken', String(measured.ledgerFaults), '0'],
  ];
  const lines = rows.map(([name = '', figure = '', goal = '']) =>
    `  ${name.padEnd(33)}${figure.padEnd(42)}${goal}`.trimEnd(),
  );
  return ['', engine, ...lines, ''].join('\n');
}

function figures(result: LoadResult): string {
  const failed = [...result.failures].map(([status, count]) => `, ${count} × ${status}`).join('');
  return `${result.perSecond.toFixed(0)}/s, ${latency(result)}${failed}`;
}

function latency({ p50, p99 }: LoadResult): string {
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
}

await main();
