import { statfsSync } from 'node:fs';
import { DatabaseBusy } from '../database.ts';

/** Four files of the engine's log: a log that cannot grow is a panic, where a table is an error. */
export const RESERVE_BYTES = 64 * 1024 * 1024;

/** What is free on the disk of a directory. */
export function freeBytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

/**
 * Turns writes away while the disk is almost full, so that they can be taken again by the same
 * process once there is space.
 *
 * @throws DatabaseBusy where less is free than the engine needs to stay alive.
 */
export function requireDiskSpace(directory: string, reserve = RESERVE_BYTES): void {
  if (freeBytes(directory) < reserve) throw new DatabaseBusy('The disk is almost full.');
}
