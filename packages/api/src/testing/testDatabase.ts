import { createLogger } from '../config/logger.ts';
import { type Database, openDatabase } from '../db/index.ts';

let opened: Promise<Database> | undefined;

/**
 * A database in memory, shared by all tests of a process: booting one takes longer than most tests.
 * They keep apart by household, as the households of a server do.
 */
export function testDatabase(): Promise<Database> {
  opened ??= openDatabase({ log: createLogger('silent') });
  return opened;
}
