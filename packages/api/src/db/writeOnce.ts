import type { ColumnType } from 'kysely';

/** Written once; a statement that would change it does not compile. */
export type WriteOnce<T> = ColumnType<T, T, never>;
