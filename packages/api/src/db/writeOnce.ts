import type { ColumnType } from 'kysely';

/** The type of a column that is only inserted; an update of it does not compile. */
export type WriteOnce<T> = ColumnType<T, T, never>;
