import {
  Mutex,
  parse,
  protocol,
  types as engineTypes,
  type PGlite,
  type Results,
} from '@electric-sql/pglite';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { createStatementNames } from '../statementNames.ts';
import type { RunSql } from '../database.ts';
import type { Engine } from './engine.ts';

const { serialize } = protocol;

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

/** The engine's description of a prepared statement. */
interface Prepared {
  /** The type OIDs of its parameters. */
  readonly types: readonly number[];
  /** The description of its columns; empty where it returns no rows. */
  readonly columns: readonly Message[];
}

/** The engine for Kysely, and for SQL that does not come from Kysely. */
interface PreparedEngine extends Engine {
  /** See `Database.runSql`. */
  readonly runSql: RunSql;
}

/**
 * Wraps the engine for Kysely with prepared statements, so that each statement is parsed once.
 * PGlite's own `query` parses every time and enters the engine six times instead of once, which is
 * most of the cost of a one-row query.
 */
export function withPreparedStatements(engine: PGlite): PreparedEngine {
  const names = createStatementNames();
  const prepared = new Map<string, Prepared>();
  // There is a single session: a statement outside the transaction waits for its end.
  const turns = new Mutex();

  // The engine calls fsync itself; these calls need not sync.
  const send = (...messages: Uint8Array[]) =>
    engine.execProtocolStream(Buffer.concat(messages), { syncToFs: false });

  async function prepare(name: string, text: string): Promise<Prepared> {
    const messages = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const statement = {
      types: parse.parseDescribeStatementResults(messages),
      columns: messages.filter((message) => message.name === 'rowDescription'),
    };
    prepared.set(name, statement);
    return statement;
  }

  async function execute<Row>(name: string, text: string, params: readonly unknown[]) {
    const { types, columns } = prepared.get(name) ?? (await prepare(name, text));
    const values = params.map((value, index) => {
      if (value === null || value === undefined) return null;
      const write = engine.serializers[types[index] ?? 0] ?? String;
      return write(value);
    });
    const messages = await send(
      serialize.bind({ statement: name, values }),
      serialize.execute({}),
      serialize.sync(),
    );
    const [result] = parse.parseResults([...columns, ...messages], engine.parsers);
    return result as Results<Row>;
  }

  /** Runs a prepared statement, or an unprepared one through the engine's own `query`. */
  const queryOn =
    (plain: Pick<PGlite, 'query'>, isAlone: boolean): Engine['query'] =>
    async <Row>(text: string, values: unknown[] = []) => {
      const result = await names.run({ text, values, isAlone }, (name) =>
        name === undefined
          ? plain.query<Row>(text, values)
          : engine.runExclusive(() => execute<Row>(name, text, values)),
      );
      // The engine runs on this thread: without yielding, a queue of statements would block all
      // responses.
      await turnOfTheLoop();
      return result;
    };

  async function runSql(text: string, values: readonly unknown[] = []) {
    const options = { parsers: engineTypes.parsers };
    try {
      if (values.length > 0) return await engine.query(text, [...values], options);
      const results = await engine.exec(text, options);
      return { rows: results.flatMap(({ rows }) => rows) };
    } catch (error) {
      // A script may fail inside a transaction that it began.
      await engine.exec('rollback');
      throw error;
    } finally {
      await turnOfTheLoop();
    }
  }

  const query = queryOn(engine, true);
  return {
    get closed() {
      return engine.closed;
    },
    get ready() {
      return engine.ready;
    },
    waitReady: engine.waitReady,
    close: () => turns.runExclusive(() => engine.close()),
    query: (text, params) => turns.runExclusive(() => query(text, params)),
    runSql: (text, values) => turns.runExclusive(() => runSql(text, values)),
    transaction: (work) =>
      turns.runExclusive(() =>
        engine.transaction((tx) =>
          work({ query: queryOn(tx, false), rollback: () => tx.rollback() }),
        ),
      ),
  };
}
