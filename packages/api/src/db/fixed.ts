import type { ColumnType } from 'kysely';

/** Written once; a statement that would change it does not compile. */
export type Fixed<T> = ColumnType<T, T, never>;
