import type { PGliteDialectConfig } from 'kysely';

/** As much of the embedded engine as Kysely needs. */
export type Engine = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>;
