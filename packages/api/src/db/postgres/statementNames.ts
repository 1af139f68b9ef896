/** As many statements as each connection keeps; the program has far fewer. */
const MOST_NAMES = 300;

/** A statement with more values is a list of rows, of another length the next time. */
const MOST_VALUES = 40;

/** The names that statements are prepared by, the same on every connection. */
export interface StatementNames {
  /** @returns `undefined` where the statement is not to be prepared. */
  nameOf(text: string, values: number): string | undefined;
  /** Has the statement go by another name from now on. */
  giveUp(text: string): void;
}

export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  let given = 0;
  return {
    nameOf(text, values) {
      const known = names.get(text);
      // Without values there is nothing to plan for: begin, commit, a migration.
      if (known !== undefined || values === 0 || values > MOST_VALUES) return known;
      if (names.size === MOST_NAMES) return undefined;
      given += 1;
      const name = `dime_time_${given}`;
      names.set(text, name);
      return name;
    },
    giveUp(text) {
      names.delete(text);
    },
  };
}
