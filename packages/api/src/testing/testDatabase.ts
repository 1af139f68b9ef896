import { createLogger } from '../config/logger.ts';
import { type Database, openDatabase } from '../db/index.ts';

let opened: Promise<Database> | undefined;

/**
 * An in-memory database shared by all tests of a process, since booting one takes longer than most
 * tests. Tests are isolated by household.
 */
export function testDatabase(): Promise<Database> {
  opened ??= openDatabase({ log: createLogger('silent') });
  return opened;
}
