export { DatabaseBusy, type Database, type Db, type Log, type Tx } from './database.ts';
export { openDatabase, type DatabaseOptions } from './openDatabase.ts';
export type { AccountKind, NewRow, Tables, TransferKind, Unit } from './tables.ts';
