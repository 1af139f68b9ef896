import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../tools/freePort.ts';
import { SECRET } from './prepare.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** A server that is not ready by then will not be. */
const START_MS = 60_000;

/** The real server, in a process of its own. */
export interface ServerProcess {
  readonly origin: string;
  /** What it holds of the machine's memory, in MiB. */
  memory(): number;
  /** The processor time it has used, in milliseconds; 0 where the system does not tell. */
  processorTime(): number;
  stop(): Promise<void>;
}

/** @param env which database it uses. */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    ['--conditions=dime-time-source', join(ROOT, 'packages/api/src/server.ts')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: origin,
        SECRET,
        APP_DIR: '/nowhere',
        LOG_LEVEL: 'error',
        RATE_LIMIT_PER_USER: '1000000',
        RATE_LIMIT_PER_ADDRESS: '1000000',
        ...env,
      },
    },
  );
  // A benchmark that is broken off leaves no server behind.
  const end = () => child.kill();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      end();
      process.exit(1);
    });
  }
  process.once('exit', end);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilReady(origin, () => child.exitCode !== null);
  return {
    origin,
    memory: () => residentMiB(child.pid ?? 0),
    processorTime: () => processorMillis(child.pid ?? 0),
    async stop() {
      end();
      await ended;
    },
  };
}

async function untilReady(origin: string, hasEnded: () => boolean): Promise<void> {
  const last = performance.now() + START_MS;
  while (performance.now() < last) {
    if (hasEnded()) throw new Error('The server ended before it was ready.');
    const isReady = await fetch(`${origin}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server is not ready.');
}

/** @returns 0 where the system does not tell. */
function residentMiB(pid: number): number {
  try {
    const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(kib ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** The system counts in hundredths of a second. */
const MILLIS_PER_TICK = 10;

function processorMillis(pid: number): number {
  try {
    // The name, in brackets, may hold spaces; the two times are the 14th and 15th field of all.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * MILLIS_PER_TICK;
  } catch {
    return 0;
  }
}
