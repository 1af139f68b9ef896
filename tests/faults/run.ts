/**
 * `npm run faults:api`: does to the live API what machines do to servers, and prints what was lost.
 * `ROUNDS=` sets how often, and `SEED=` repeats the order of the kills of jobs; the full run takes
 * about an hour and a half on two cores. Exits 1 on any loss.
 */
import { startPostgres } from '../tools/postgres.ts';
import { diskFault } from './diskFault.ts';
import { killJobsOnEmbedded, killJobsOnPostgres, type JobKillResult } from './killJobs.ts';
import { killPostgres } from './killPostgres.ts';
import { killServer } from './killServer.ts';
import { losePower } from './losePower.ts';
import { newDataDir } from './newDataDir.ts';
import { secondOpener } from './secondOpener.ts';
import { sendAtOnce } from './sendAtOnce.ts';

const rounds = Number(process.env['ROUNDS'] ?? 100);
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const databaseRounds = Math.ceil(rounds / 5);
const broken: string[] = [];

function print(name: string, result: object, isRight: boolean): void {
  const figures = Object.entries(result).map(([key, value]) => {
    const figure = typeof value === 'number' ? Math.round(value) : JSON.stringify(value);
    return `${key} ${String(figure)}`;
  });
  process.stdout.write(`${isRight ? 'ok  ' : 'LOST'} ${name}: ${figures.join(', ')}\n`);
  if (!isRight) broken.push(name);
}

function printJobs(name: string, result: JobKillResult): void {
  const { lost, doubled, undone, waiting, wrongPayments, brokenRules } = result;
  const isDone = lost + doubled + undone + waiting + wrongPayments === 0;
  print(name, result, isDone && brokenRules.length === 0);
}

const postgres = await startPostgres();
try {
  const engines = {
    'kill -9 of the API, embedded': { DATA_DIR: await newDataDir() },
    'kill -9 of the API, PostgreSQL': { DATABASE_URL: await postgres.createDatabase() },
  };
  for (const [name, where] of Object.entries(engines)) {
    const result = await killServer(where, rounds);
    const { lost, doubled, brokenRules } = result;
    print(name, result, lost === 0 && doubled === 0 && brokenRules.length === 0);
  }
  for (const [engine, where] of [
    ['embedded', { DATA_DIR: await newDataDir() }],
    ['PostgreSQL', { DATABASE_URL: await postgres.createDatabase() }],
  ] as const) {
    const result = await sendAtOnce(where, { keys: rounds * 10, races: rounds * 2 });
    const isOnce = result.payments === result.keys && result.differing === 0;
    const isSpent = result.overspent === 0 && result.brokenRules.length === 0;
    const isRight = isOnce && isSpent && result.lost === 0 && result.doubled === 0;
    print(`each key five times at once, and races for one balance, ${engine}`, result, isRight);
  }
  const killed = await killPostgres(postgres, databaseRounds);
  const isKept = killed.lost === 0 && killed.doubled === 0 && killed.brokenRules.length === 0;
  print('kill -9 of PostgreSQL under the API', killed, isKept);

  const setting = { rounds, seed };
  const onPostgres = await killJobsOnPostgres(postgres, setting);
  printJobs('kill -9 of web, workers and PostgreSQL under jobs', onPostgres);
  const onEmbedded = await killJobsOnEmbedded(await newDataDir(), setting);
  printJobs('kill -9 of the API under jobs, embedded', onEmbedded);

  const power = await losePower(rounds);
  const isOpened = power.unopened === 0 && power.brokenRules.length === 0;
  print('power loss, embedded', power, power.lost === 0 && isOpened);
  const lying = await losePower(1, false);
  print('power loss on a disk that lies, to be seen', lying, lying.lost + lying.unopened > 0);

  const second = await secondOpener(await newDataDir());
  print('a second opener', second, second.whileItRuns.includes(String(second.pid)));
  const tables = await diskFault('tables-full', await newDataDir());
  print('a full disk, tables', tables, tables.code === 0 && tables.told?.paidAgain === 1);
  for (const fault of ['log-full', 'flush'] as const) {
    const result = await diskFault(fault, await newDataDir());
    print(`a disk that fails at the log, ${fault}`, result, result.code === 1);
  }
} finally {
  await postgres.stop();
}
process.exit(broken.length === 0 ? 0 : 1);
