import { statfsSync } from 'node:fs';
import { DatabaseBusy } from '../database.ts';

/**
 * The size of four WAL files: a WAL that cannot grow is a panic, while a table that cannot grow is
 * an error.
 */
export const RESERVE_BYTES = 64 * 1024 * 1024;

/** Free bytes on the disk of a directory. */
export function freeBytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

/**
 * Rejects writes while the disk is almost full, so that the process survives and accepts them again
 * once there is space.
 *
 * @throws DatabaseBusy where less is free than the engine needs.
 */
export function requireDiskSpace(directory: string, reserve = RESERVE_BYTES): void {
  if (freeBytes(directory) < reserve) throw new DatabaseBusy('The disk is almost full.');
}
