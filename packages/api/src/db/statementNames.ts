import { isStaleStatement } from './errors.ts';

/** As many statements as each connection keeps; the program has far fewer. */
const MAX_NAMES = 300;

/** A statement with more values is a list of rows, of another length the next time. */
const MAX_VALUES = 40;

/** A statement that is about to be run. */
interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Whether it is a transaction of its own, so that it may be run again. */
  readonly isAlone: boolean;
}

/** The names that statements are prepared by, so that the database parses and plans each of them once. */
export interface StatementNames {
  /**
   * Runs a statement by its name; by none where it is not worth preparing.
   *
   * One whose tables were changed by a migration since is refused by the database. It gives up its
   * name then and so is prepared anew: at once where it is alone, or else when its transaction is
   * repeated.
   */
  run<T>(statement: Statement, run: (name: string | undefined) => Promise<T>): Promise<T>;
}

export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  let given = 0;

  function nameOf({ text, values }: Statement): string | undefined {
    const known = names.get(text);
    // Without values there is nothing to plan for, or it is run once: a migration, a commit.
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
