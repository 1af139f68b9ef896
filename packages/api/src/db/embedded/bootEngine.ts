import { PGlite } from '@electric-sql/pglite';
import { ROW_PARSERS } from '../rowTypes.ts';
import type { DurableNodeFs } from './DurableNodeFs.ts';
import { EngineFailed } from './openError.ts';

/**
 * Turns fsync on. `wal_sync_method` has to be fsync, since `fdatasync` does nothing inside the
 * engine. A small WAL keeps crash recovery short, as the single session also writes the
 * checkpoints.
 */
const DURABLE_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...setting('wal_sync_method=fsync'),
  ...setting('max_wal_size=128MB'),
];

function setting(text: string): string[] {
  return ['-c', text];
}

/**
 * Starts the engine on durable files, or in memory without any.
 *
 * @param onPanic called with the engine's last error message. It must end the process: after a
 *   panic the engine never returns from the call, so no error is thrown.
 * @throws EngineFailed where the files cannot be used, or the disk is full.
 */
export async function bootEngine(
  onPanic: (error: Error) => void,
  files?: DurableNodeFs,
): Promise<PGlite> {
  let lastMessage: string | undefined;
  try {
    return await PGlite.create({
      parsers: ROW_PARSERS,
      onStderr(line) {
        lastMessage = /\b(?:FATAL|PANIC): +(.+)/.exec(line)?.[1] ?? lastMessage;
        if (line.includes('PANIC:')) onPanic(new EngineFailed(lastMessage));
        return false;
      },
      ...(files !== undefined && { fs: files, startParams: DURABLE_PARAMS }),
    });
  } catch (cause) {
    throw new EngineFailed(lastMessage ?? String(cause), { cause });
  }
}
