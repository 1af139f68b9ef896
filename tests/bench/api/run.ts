/**
 * `npm run bench:api`: the live API under load on both engines, each beside its limit, the same
 * transaction as bare SQL through the same driver in the same run.
 *
 * `DURATION` is how many seconds payments are held (60); `npm run bench:api -- postgres` measures one
 * engine. With `MINUTES` four reads to a payment are held for so long instead, and what the server
 * holds of memory is printed every 15 s. The load runs on the machine of the server, so figures are
 * for reading, and ratios for comparing.
 */
import { cpus } from 'node:os';
import { hold } from './hold.ts';
import type { LoadResult } from './load.ts';
import { measure, type Measured } from './measure.ts';
import type { Engine } from './place.ts';

const GOALS: Readonly<Record<Engine, readonly string[]>> = {
  embedded: ['300/s, p99 ≤ 250 ms', '800/s, p99 ≤ 100 ms', '≤ 1024 MiB'],
  postgres: ['1000/s, p99 ≤ 100 ms', '2000/s, p99 ≤ 100 ms', '≤ 400 MiB'],
};

/** So many households that what one of them pays in a run is not the work of years. */
const SIZE = { members: 500, transactions: 100_000 };

function main(): Promise<void> {
  const seconds = Number(process.env['DURATION'] ?? 60);
  const minutes = Number(process.env['MINUTES'] ?? 0);
  if (!(seconds > 0) || Number.isNaN(minutes)) throw new Error('DURATION and MINUTES are numbers.');
  const wanted = process.argv.slice(2);
  const engines = (['embedded', 'postgres'] as const).filter(
    (engine) => wanted.length === 0 || wanted.includes(engine),
  );
  const what = minutes > 0 ? `${minutes} min of the mix` : `${seconds} s of payments`;
  process.stdout.write(
    `Node ${process.version} on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${what}\n`,
  );
  return minutes > 0 ? holdAll(engines, minutes) : measureAll(engines, seconds);
}

async function holdAll(engines: readonly Engine[], minutes: number): Promise<void> {
  for (const engine of engines) {
    process.stdout.write(`\n${engine}\n`);
    const tell = (seconds: number, result: LoadResult, memory: number) => {
      const line = `  ${String(seconds).padStart(5)} s  ${String(memory).padStart(5)} MiB  ${figures(result)}`;
      process.stdout.write(`${line}\n`);
    };
    await hold({ engine, minutes, size: SIZE, tell });
  }
}

async function measureAll(engines: readonly Engine[], seconds: number): Promise<void> {
  for (const engine of engines) {
    const measured = await measure({ engine, seconds, size: SIZE });
    process.stdout.write(table(engine, measured));
    if (measured.ledgerFaults > 0) process.exitCode = 1;
  }
}

function table(engine: Engine, measured: Measured): string {
  const [payments = '', mixed = '', memory = ''] = GOALS[engine];
  const { bare } = measured;
  const share = measured.payments.perSecond / bare.perSecond;
  const times = [measured.processorTime, bare.processorTime, measured.payments.processorTime];
  const rows = [
    ['payments', figures(measured.payments), payments],
    ['four reads, one payment', figures(measured.mixed), mixed],
    ['page of 100,000 transactions', latency(measured.page), '≤ 50 ms'],
    ['summary of 100,000 transactions', latency(measured.summary), '≤ 50 ms'],
    ['payments as bare SQL', `${bare.perSecond.toFixed(0)}/s`, ''],
    ['payments against bare SQL', share.toFixed(2), '≥ 0.60'],
    [
      'processor time: server, bare, load',
      times.map((time) => `${time.toFixed(2)} ms`).join(', '),
      '',
    ],
    ['memory, before and after', `${measured.memory.join(' → ')} MiB`, memory],
    ['rules of the books broken', String(measured.ledgerFaults), '0'],
  ];
  const lines = rows.map(([name = '', figure = '', goal = '']) =>
    `  ${name.padEnd(36)}${figure.padEnd(42)}${goal}`.trimEnd(),
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
