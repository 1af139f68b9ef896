export { sql } from 'kysely';
export {
  DatabaseBusy,
  OutcomeUnknown,
  type Database,
  type Db,
  type Log,
  type Tx,
} from './database.ts';
export { statement, type Value } from './statement.ts';
export { openDatabase } from './openDatabase.ts';
export type { NewRow, Tables } from './tables.ts';
