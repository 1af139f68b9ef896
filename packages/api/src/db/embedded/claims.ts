import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Claims of a directory by processes.
 *
 * Each claim is a file with a number and the id of its process, and the highest one counts. Numbers
 * only rise, and a claim that is over stays until a higher one is there. So whoever looked, found a
 * claim that was over, and was then overtaken takes a number that is taken or no longer the highest,
 * and sees so; one file that is removed and made again could be removed under its next holder.
 */
const CLAIM = /^lock\.(\d+)$/;

/** The claim that counts. */
export interface Claim {
  /** 0 where there was none yet. */
  readonly number: number;
  /** The process that made it; none where it is over. */
  readonly holder?: number;
}

export function newestClaim(directory: string): Claim {
  const number = newestNumber(directory);
  if (number === 0) return { number };
  const holder = readHolder(pathOf(directory, number));
  // A higher one has taken its place since the look.
  if (holder === undefined) return newestClaim(directory);
  return isRunning(holder) ? { number, holder } : { number };
}

function readHolder(path: string): number | undefined {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/**
 * Claims a directory by a number.
 *
 * @returns ends the claim; `undefined` where another process was quicker.
 */
export function claim(directory: string, number: number): (() => void) | undefined {
  const draft = `lock.of-${process.pid}`;
  writeFileSync(join(directory, draft), String(process.pid));
  try {
    if (!enterClaim(directory, draft, number)) return undefined;
  } finally {
    rmSync(join(directory, draft), { force: true });
  }
  return () => {
    writeFileSync(pathOf(directory, number), '');
  };
}

/** Makes a draft, which says from its first moment whose it is, the claim of a number; false where another was quicker. */
export function enterClaim(directory: string, draft: string, number: number): boolean {
  const path = pathOf(directory, number);
  if (!link(join(directory, draft), path)) return false;
  if (newestNumber(directory) > number) {
    rmSync(path, { force: true });
    return false;
  }
  for (const other of numbersIn(directory)) {
    if (other < number) rmSync(pathOf(directory, other), { force: true });
  }
  return true;
}

function link(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** 0 where there is no claim yet. */
export function newestNumber(directory: string): number {
  return Math.max(0, ...numbersIn(directory));
}

function numbersIn(directory: string): number[] {
  return readdirSync(directory).flatMap((name) => Number(CLAIM.exec(name)?.[1] ?? []));
}

function pathOf(directory: string, number: number): string {
  return join(directory, `lock.${number}`);
}

/** A claim that is over is empty, and no process has the id 0. */
function isRunning(pid: number): boolean {
  if (pid === 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
