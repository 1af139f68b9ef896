import type { CompiledQuery } from 'kysely';
import type { Db, Tx } from './database.ts';

/** A placeholder for a value that each execution supplies. */
export type Value<Values extends object> = <Name extends keyof Values>(name: Name) => Values[Name];

/** Marks the position of a value among the parameters. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * Compiles a statement once and executes it many times, for the statements of every request:
 * building the query would take longer than all other work on it.
 *
 * @param build builds the statement with a placeholder for each value. Values must not change its
 *   text, so a list of another length is another statement.
 * @returns a function that executes it and returns its rows.
 */
export function statement<Values extends object, Row>(
  build: (db: Db, value: Value<Values>) => CompiledQuery<Row>,
): (db: Db | Tx, values: Values) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    built ??= build(db, (name) => new Placeholder(name) as never);
    const parameters = built.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    const query: CompiledQuery<Row> = { ...built, parameters };
    return (await db.executeQuery(query)).rows;
  };
}
