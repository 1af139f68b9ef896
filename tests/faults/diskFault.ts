import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface DiskFaultResult {
  /** The exit code: 0 where the process went on by itself, 1 where it ended itself. */
  readonly code: number | null;
  /** What it told in the end; nothing where it ended itself. */
  readonly told?: { refusals: number; paidAgain: number; brokenRules: number };
}

/** Lets the disk of an embedded database fail while it is paying. */
export async function diskFault(
  fault: 'tables-full' | 'log-full' | 'flush',
  dataDir: string,
): Promise<DiskFaultResult> {
  const child = fork(join(import.meta.dirname, 'failDisk.ts'), {
    execArgv: ['--conditions=dime-time-source'],
    env: { PATH: process.env['PATH'], FAULT: fault, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const told: DiskFaultResult['told'][] = [];
  child.on('message', (message) => told.push(message as DiskFaultResult['told']));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...(told[0] !== undefined && { told: told[0] }) };
}
