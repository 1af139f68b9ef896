import { Mutex, parse, protocol, type PGlite, type Results } from '@electric-sql/pglite';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { createStatementNames } from '../statementNames.ts';
import type { Engine } from './engine.ts';

const { serialize } = protocol;

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

/** What the engine says of a statement when it is prepared. */
interface Prepared {
  /** The types of its values, by their numbers. */
  readonly types: readonly number[];
  /** The columns of its rows; none where it answers none. */
  readonly columns: readonly Message[];
}

/**
 * The engine as Kysely needs it, which parses a statement once. Its own way of a query does that
 * each time, and enters the engine six times for it instead of once: most of what a query
 * of one row costs.
 */
export function withPreparedStatements(engine: PGlite): Engine {
  const names = createStatementNames();
  const prepared = new Map<string, Prepared>();
  // One session: a statement of its own waits for the end of a transaction.
  const turns = new Mutex();

  // What is written is flushed where the engine asks for it, and never by these calls.
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

  /** Runs a statement by its name, or the engine's way where it has none. */
  const queryOn =
    (plain: Pick<PGlite, 'query'>, isAlone: boolean): Engine['query'] =>
    async <Row>(text: string, values: unknown[] = []) => {
      const result = await names.run({ text, values, isAlone }, (name) =>
        name === undefined
          ? plain.query<Row>(text, values)
          : engine.runExclusive(() => execute<Row>(name, text, values)),
      );
      // The engine runs on this thread: without a turn, a queue of statements holds up every answer.
      await turnOfTheLoop();
      return result;
    };

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
    transaction: (work) =>
      turns.runExclusive(() =>
        engine.transaction((tx) =>
          work({ query: queryOn(tx, false), rollback: () => tx.rollback() }),
        ),
      ),
  };
}
