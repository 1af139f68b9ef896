import type { PGliteDialectConfig } from 'kysely';

/** The part of the embedded engine that Kysely uses. */
export type Engine = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>;
