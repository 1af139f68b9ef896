import { PGlite } from '@electric-sql/pglite';
import { ROW_PARSERS } from '../rowTypes.ts';
import type { DurableNodeFs } from './DurableNodeFs.ts';
import { EngineFailed } from './openError.ts';

/**
 * Flushes are on, by the one call that reaches the file system: inside the engine `fdatasync` does
 * nothing. A small log keeps the recovery after a kill short, since one session also has to write
 * the checkpoints.
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
 * Starts the engine on files that are flushed, or in memory without any.
 *
 * @param onPanic called with the engine's last words. It has to end the process: after a panic the
 *   engine never returns from its call, so no error is ever thrown.
 * @throws EngineFailed where the files cannot be used, or the disk has no space.
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
