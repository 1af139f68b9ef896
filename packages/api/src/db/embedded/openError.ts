import { DatabaseBusy } from '../database.ts';
import { freeBytes, RESERVE_BYTES } from './requireDiskSpace.ts';

/** The engine did not start; the message is the last that it said. */
export class EngineFailed extends Error {
  override readonly name = 'EngineFailed';
}

/** The embedded database could not be opened: where it is, why, and what to do. */
class DatabaseNotOpened extends Error {
  override readonly name = 'DatabaseNotOpened';
}

/** SQLSTATEs of damage, of input and output and of missing resources, and errors of the system. */
const DISK_ERROR = /^(XX|58|53)...$|^E[A-Z]+$/;

/**
 * An error of the start as somebody who operates the server needs it. One that is not of the files or
 * of their disk is answered as it is.
 *
 * @param dataDir the directory that the database was opened in.
 */
export function toOpenError(dataDir: string, cause: unknown): unknown {
  if (!isDiskError(cause)) return cause;
  const free = freeBytes(dataDir);
  const next =
    free < RESERVE_BYTES
      ? 'Free some space on the disk and start again.'
      : 'If the files are damaged, move the folder away, put a copy of it from before in its place and start again; `npm run ledger:check` proves the books of the copy.';
  const mebibytes = Math.floor(free / 1024 / 1024);
  return new DatabaseNotOpened(
    `The database in ${dataDir} could not be opened: ${cause.message.replace(/\.$/, '')}. ${mebibytes} MiB of its disk are free. ${next}`,
    { cause },
  );
}

function isDiskError(cause: unknown): cause is Error {
  if (cause instanceof EngineFailed || cause instanceof DatabaseBusy) return true;
  return cause instanceof Error && 'code' in cause && DISK_ERROR.test(String(cause.code));
}
