import { isStaleStatement } from './errors.ts';

/** The most prepared statements per connection; the program has far fewer. */
const MAX_NAMES = 300;

/** A statement with more values is a multi-row insert, whose length varies. */
const MAX_VALUES = 40;

/** A statement to execute. */
interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Whether it runs outside a transaction, so that it may be retried. */
  readonly isAlone: boolean;
}

/** Names for prepared statements, so that the database parses and plans each of them once. */
export interface StatementNames {
  /**
   * Runs a statement with its name, or without one where preparing is not worthwhile.
   *
   * The database rejects a prepared statement whose tables a migration changed. Then the name is
   * dropped and the statement is prepared again: immediately outside a transaction, else when its
   * transaction is retried.
   */
  run<T>(statement: Statement, run: (name: string | undefined) => Promise<T>): Promise<T>;
}

/** Prepares nothing. */
export const NO_NAMES: StatementNames = { run: (_statement, run) => run(undefined) };

export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  let given = 0;

  function nameOf({ text, values }: Statement): string | undefined {
    const known = names.get(text);
    // A statement without values runs rarely: a migration or a commit.
    const isCacheable = values.length > 0 && values.length <= MAX_VALUES && names.size < MAX_NAMES;
    if (known !== undefined || !isCacheable) return known;
    given += 1;
    const name = `dime_time_${given}`;
    names.set(text, name);
    return name;
  }

  return {
    async run(statement, run) {
      try {
        return await run(nameOf(statement));
      } catch (error) {
        if (!isStaleStatement(error)) throw error;
        names.delete(statement.text);
        if (!statement.isAlone) throw error;
        return run(nameOf(statement));
      }
    },
  };
}
