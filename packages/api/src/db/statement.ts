import type { CompiledQuery } from 'kysely';
import type { Db, Tx } from './database.ts';

/** Names a value that each run of a statement brings. */
export type Value<Values extends object> = <Name extends keyof Values>(name: Name) => Values[Name];

/** Stands in the text of a statement where a run puts its value. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * A statement that is put together once, however often it runs: for those of every request, where
 * that takes longer than the rest of what this process does for them.
 *
 * @param build writes the statement, with a place for each value. A value decides nothing of its
 *   text, so a list of another length is another statement.
 * @returns what runs it and answers its rows.
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
