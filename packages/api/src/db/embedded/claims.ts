import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Claims of a directory by processes.
 *
 * Each claim is a file with a number and the id of its process; the highest number counts. Numbers
 * only rise, and an ended claim stays until a higher one exists. A process that finds an ended
 * claim and is overtaken by another gets a number that is taken or no longer the highest, and
 * detects that. A single lock file that is removed and created again could be removed under its
 * next holder.
 */
const CLAIM = /^lock\.(\d+)$/;

/** The current claim. */
export interface Claim {
  /** 0 where there was none. */
  readonly number: number;
  /** The process that holds it; absent where it has ended. */
  readonly holder?: number;
}

export function newestClaim(directory: string): Claim {
  const number = newestNumber(directory);
  if (number === 0) return { number };
  const holder = readHolder(pathOf(directory, number));
  // A higher claim replaced it after it was read.
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
 * Claims a directory with a number.
 *
 * @returns a function that ends the claim; `undefined` where another process was faster.
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

/**
 * Links a draft, which contains its owner from the start, to the name of a claim; false where
 * another process was faster.
 */
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

/** An ended claim is an empty file, which reads as 0; no process has that id. */
function isRunning(pid: number): boolean {
  if (pid === 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
