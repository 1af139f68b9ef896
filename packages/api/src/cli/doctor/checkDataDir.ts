import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DirectoryInUse, lockDirectory } from '../../db/embedded/lockDirectory.ts';
import { freeBytes, RESERVE_BYTES } from '../../db/embedded/requireDiskSpace.ts';
import { type Finding, note, problem } from './finding.ts';

/** Room for the log of the engine and some growth. */
const LEAST_FREE_BYTES = 8 * RESERVE_BYTES;

/** What is known of a data directory. */
export interface CheckedDataDir {
  readonly findings: readonly Finding[];
  /** Whether no process holds it, so that a command may open its database. */
  readonly isFree: boolean;
}

/**
 * Checks that the server can use a data directory; does not make it.
 *
 * @param leastFree bytes that are enough.
 */
export async function checkDataDir(
  dataDir: string,
  leastFree = LEAST_FREE_BYTES,
): Promise<CheckedDataDir> {
  const there = existingPart(resolve(dataDir));
  if (!isWritable(there)) {
    const text = `DATA_DIR ${dataDir} cannot be written by this account. Make it for the account of the server, mode 0700.`;
    return { findings: [problem(text)], isFree: false };
  }
  const findings: Finding[] = [];
  const free = freeBytes(there);
  if (free < leastFree) {
    const mebibytes = Math.floor(free / 1024 / 1024);
    findings.push(problem(`The disk of DATA_DIR ${dataDir} has ${mebibytes} MiB free. Free some.`));
  }
  if (there !== resolve(dataDir)) return { findings, isFree: false };
  if (process.platform !== 'win32' && (statSync(there).mode & 0o077) !== 0) {
    findings.push(problem(`Other accounts can read DATA_DIR ${dataDir}. Run chmod 0700 on it.`));
  }
  const holder = await holderOf(there);
  if (holder) findings.push(note(`${holder.message.split('. ')[0]}, which may be the server.`));
  return { findings, isFree: holder === undefined };
}

/** The longest part of a path that exists, which the missing folders are made in. */
function existingPart(path: string): string {
  return existsSync(path) ? path : existingPart(dirname(path));
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK | constants.X_OK);
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

async function holderOf(dataDir: string): Promise<DirectoryInUse | undefined> {
  try {
    const release = await lockDirectory(dataDir);
    await release();
    return undefined;
  } catch (error) {
    if (error instanceof DirectoryInUse) return error;
    throw error;
  }
}
