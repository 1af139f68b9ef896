export { sql } from 'kysely';
export type { CoreDeps } from './coreDeps.ts';
export {
  type Database,
  DatabaseBusy,
  type Db,
  type Log,
  OutcomeUnknown,
  type Tx,
} from './database.ts';
export { contractSchema, isContracted } from './contractSchema.ts';
export { isUnavailable } from './errors.ts';
export { isId, newId } from './ids.ts';
export {
  isKnownMigration,
  LATEST_MIGRATION,
  migrate,
  migrateTo,
  readMigration,
} from './migrate.ts';
export { openDatabase } from './openDatabase.ts';
export { requestCopy } from './embedded/requestCopy.ts';
export { APR_UNITS_PER_BASIS_POINT, chunks, MAX_ROWS, toCents } from './rows.ts';
export { statement, type Value } from './statement.ts';
export type { AccountKind, NewRow, Tables, TransferKind, Unit } from './tables.ts';
