import { DatabaseBusy } from '../database.ts';
import { freeBytes, RESERVE_BYTES } from './requireDiskSpace.ts';

/** The engine did not start; the message is its last error. */
export class EngineFailed extends Error {
  override readonly name = 'EngineFailed';
}

/** The embedded database could not be opened; says where, why, and what to do. */
class DatabaseNotOpened extends Error {
  override readonly name = 'DatabaseNotOpened';
}

/** SQLSTATEs of corruption, I/O errors and missing resources, and system error codes. */
const DISK_ERROR = /^(XX|58|53)...$|^E[A-Z]+$/;

/**
 * Converts an error of the start to one for the server's operator. Errors that are not about the
 * files or their disk are returned unchanged.
 *
 * @param dataDir the directory of the database.
 */
export function toOpenError(dataDir: string, cause: unknown): unknown {
  if (!isDiskError(cause)) return cause;
  const free = freeBytes(dataDir);
  const next =
    free < RESERVE_BYTES
      ? 'Free some space on the disk and start again.'
      : 'If the files are damaged, move the folder away, but for its file `secret`, restore a backup with `npm run db:restore -- <file>` and start again.';
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
