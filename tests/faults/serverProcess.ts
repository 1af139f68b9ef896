import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A household of the server, as its browser is known. */
export interface Customer {
  readonly userId: string;
  readonly cookie: string;
}

/** A server in a process of its own, that can be killed. */
export interface ServerProcess {
  readonly pid: number | undefined;
  readonly origin: string;
  /** Those who joined with this start. */
  readonly members: readonly Customer[];
  /** How long it took from the start of the process until it served. */
  readonly startedInMs: number;
  isRunning(): boolean;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const SERVER = ['--conditions=dime-time-source', join(import.meta.dirname, 'api.ts')];

/**
 * @param env says which database; `MEMBERS` how many households join.
 * @param mostFiles how many files and connections it may have open; without it, as many as this one.
 */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
  mostFiles?: number,
): Promise<ServerProcess> {
  const began = performance.now();
  const [command, args] =
    mostFiles === undefined
      ? [process.execPath, SERVER]
      : ['sh', ['-c', `ulimit -n ${mostFiles}; exec "$0" "$@"`, process.execPath, ...SERVER]];
  const child = spawn(command, args, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { origin, members } = await firstMessage(child);
  const startedInMs = performance.now() - began;
  return {
    pid: child.pid,
    origin,
    members,
    startedInMs,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async kill() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      const exited = once(child, 'exit');
      child.send('stop');
      const [code] = await exited;
      if (code !== 0) throw new Error(`The server stopped with ${String(code)}.`);
    },
  };
}

function firstMessage(child: ChildProcess) {
  return new Promise<{ origin: string; members: readonly Customer[] }>((resolve, reject) => {
    child.once('message', (message) => {
      resolve(message as { origin: string; members: readonly Customer[] });
    });
    child.once('exit', (code) => {
      reject(new Error(`The server did not start: it ended with ${String(code)}.`));
    });
  });
}
