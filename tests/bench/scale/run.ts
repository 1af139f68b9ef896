/**
 * `npm run bench:scale`: the live API on PostgreSQL with 1,000 and with 100,000 households, each figure
 * beside its goal. `HOUSEHOLDS=200,2000` measures other counts, and `DURATION` is how many seconds the
 * requests are held (30). It takes about half an hour on two cores.
 *
 * Servers, requests and PostgreSQL share the machine, so figures are for reading, and ratios for
 * comparing. Exits 1 where a killed worker lost or doubled a sweep, where a request failed, or where the
 * ledger breaks a rule.
 */
import { cpus } from 'node:os';
import { startPostgres } from '../../tools/postgres.ts';
import type { Timed } from '../api/load.ts';
import { TIMED_STATEMENTS } from './idle.ts';
import { measureScale, type ScaleFigures } from './measureScale.ts';

const TRANSACTIONS = 100_000;

async function main(): Promise<void> {
  const sizes = (process.env['HOUSEHOLDS'] ?? '1000,100000').split(',').map(Number);
  const seconds = Number(process.env['DURATION'] ?? 30);
  if (!sizes.every((size) => size > 1 && Number.isSafeInteger(size)) || !(seconds > 0)) {
    throw new Error(
      'HOUSEHOLDS are numbers from 2 with commas between them, DURATION is a number.',
    );
  }
  const processor = cpus()[0]?.model ?? 'unknown processor';
  write(`Node ${process.version} on ${cpus().length} × ${processor}, PostgreSQL`);
  const postgres = await startPostgres(...TIMED_STATEMENTS);
  const sweeps: number[] = [];
  try {
    for (const households of sizes) {
      write(`\n${households.toLocaleString('en-US')} households`);
      const tell = (figures: Partial<ScaleFigures>) => {
        print(figures, households);
        if (figures.sweeps !== undefined) sweeps.push(figures.sweeps);
      };
      await measureScale({ postgres, households, seconds, transactions: TRANSACTIONS, tell });
    }
  } finally {
    await postgres.stop();
  }
  const [first, last] = [sweeps[0], sweeps.at(-1)];
  if (sizes.length < 2 || first === undefined || last === undefined) return;
  write(`\n${sizes.at(-1)?.toLocaleString('en-US')} against ${sizes[0]?.toLocaleString('en-US')}`);
  line('cost of a sweep for a household', (first / last).toFixed(2), '≤ 1.30');
}

function print(figures: Partial<ScaleFigures>, households: number): void {
  const { preparedIn, dashboard, page, payments, idle, sweeps, kills } = figures;
  if (preparedIn !== undefined)
    line('prepared, and the ledger checked', `${preparedIn.toFixed(0)} s`);
  if (dashboard) {
    line(
      'five reads of the dashboard, 200/s',
      latency(dashboard),
      `p99 ≤ ${households > 1000 ? 80 : 60} ms`,
    );
    fail(dashboard.failures.size > 0);
  }
  if (page) {
    line('page of 100,000 transactions', latency(page), 'p50 ≤ 5 ms');
    fail(page.failures.size > 0);
  }
  if (payments) {
    const api = mean(payments.map((turn) => turn.api.perSecond));
    const bare = mean(payments.map((turn) => turn.bare));
    const rates = `${api.toFixed(0)}/s of ${bare.toFixed(0)}/s`;
    line('payments against bare SQL', `${(api / bare).toFixed(2)}, ${rates}`, '≥ 0.75');
    fail(payments.some((turn) => turn.api.failures.size > 0));
  }
  if (idle !== undefined) {
    line('database time a minute, two idle workers', `${idle.toFixed(1)} ms`, '≤ 50 ms');
  }
  if (sweeps !== undefined) line('weekly sweeps, two workers', `${sweeps.toFixed(0)}/s`, '≥ 300/s');
  if (kills) {
    const { due, sweeps: swept, lost, doubled, waiting, deadLetters, brokenRules } = kills;
    const wrong = lost + doubled + waiting + deadLetters + brokenRules.length;
    const counts = [
      `${due} due, ${swept} swept, ${lost} lost, ${doubled} doubled`,
      ...(waiting > 0 ? [`${waiting} waiting`] : []),
      ...(deadLetters > 0 ? [`${deadLetters} dead letters`] : []),
    ].join(', ');
    line('worker killed 20 times in sweeps', counts, 'each once');
    fail(wrong > 0 || swept !== due);
    for (const rule of brokenRules) write(`  broken: ${rule}`);
  }
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}

function latency({ p50, p99, count, failures }: Timed): string {
  const failed = [...failures].map(([status, times]) => `, ${times} × ${status}`).join('');
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${count}${failed}`;
}

function line(name: string, figure: string, goal = ''): void {
  write(`  ${name.padEnd(42)}${figure.padEnd(46)}${goal}`.trimEnd());
}

function fail(isWrong: boolean): void {
  if (isWrong) process.exitCode = 1;
}

function write(text: string): void {
  process.stdout.write(`${text}\n`);
}

await main();
