import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newDataDir } from './newDataDir.ts';
import type { PayerMessage } from './payOnRecordedDisk.ts';
import { tearDisk } from './tearDisk.ts';

export interface PowerLossResult {
  readonly rounds: number;
  readonly acknowledged: number;
  readonly lost: number;
  /** How often the database could not be opened again. */
  readonly unopened: number;
  readonly brokenRules: readonly string[];
}

/** How much of what was on its way arrives: nothing, little, half, nearly all. */
const CHANCES = [0, 0.1, 0.5, 0.9];

const LOAD_MS = { least: 100, most: 800 };

interface Directories {
  /** What the process reads: every write. */
  readonly live: string;
  /** What survives: every flush. */
  readonly disk: string;
}

/** Cuts the power under load `rounds` times, and checks what the disk has kept. */
export async function losePower(rounds: number, keepsFlushes = true): Promise<PowerLossResult> {
  const root = mkdtempSync(join(tmpdir(), 'power-loss-'));
  const directories = { live: await newDataDir(), disk: join(root, 'disk') };
  try {
    cpSync(join(directories.live, 'postgres'), directories.disk, { recursive: true });
    return await cutAndLook(directories, rounds, keepsFlushes);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

async function cutAndLook(directories: Directories, rounds: number, keepsFlushes: boolean) {
  const acknowledged = new Set<string>();
  const brokenRules = new Set<string>();
  const lost = new Set<string>();
  let unopened = 0;
  // The last start only checks.
  for (let round = 0; round <= rounds; round += 1) {
    const payer = startPayer(directories, round, keepsFlushes);
    const found = await payer.opened;
    if (found === undefined) {
      unopened += 1;
      break;
    }
    const kept = new Set(found.kept);
    for (const name of acknowledged) if (!kept.has(name)) lost.add(name);
    for (const rule of found.brokenRules) brokenRules.add(rule);
    if (round < rounds) {
      await payer.paidFirst;
      await wait(LOAD_MS.least + Math.random() * (LOAD_MS.most - LOAD_MS.least));
    }
    for (const name of await payer.cut()) acknowledged.add(name);
    const live = join(directories.live, 'postgres');
    tearDisk(live, directories.disk, CHANCES[round % CHANCES.length] ?? 0);
    rmSync(live, { recursive: true });
    cpSync(directories.disk, live, { recursive: true });
  }
  const counts = { rounds, acknowledged: acknowledged.size, lost: lost.size, unopened };
  return { ...counts, brokenRules: [...brokenRules] };
}

function startPayer({ live, disk }: Directories, round: number, keepsFlushes: boolean) {
  const child = fork(join(import.meta.dirname, 'payOnRecordedDisk.ts'), {
    execArgv: ['--conditions=dime-time-source'],
    env: {
      PATH: process.env['PATH'],
      LIVE: live,
      DISK: disk,
      ROUND: String(round),
      KEEPS_FLUSHES: keepsFlushes ? 'yes' : 'no',
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const opened = Promise.withResolvers<Extract<PayerMessage, { kept: unknown }> | undefined>();
  const paidFirst = Promise.withResolvers<undefined>();
  const paid: string[] = [];
  const exited = once(child, 'close');
  child.on('message', (data) => {
    const message = data as PayerMessage;
    if ('kept' in message) opened.resolve(message);
    else {
      paid.push(message.paid);
      paidFirst.resolve(undefined);
    }
  });
  child.on('exit', () => {
    opened.resolve(undefined);
    paidFirst.resolve(undefined);
  });
  return {
    opened: opened.promise,
    paidFirst: paidFirst.promise,
    async cut(): Promise<readonly string[]> {
      child.kill('SIGKILL');
      await exited;
      return paid;
    },
  };
}
