import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What stands between the API and a PostgreSQL server, and does to connections what networks do. */
export interface PostgresProxy {
  /** The database behind the proxy, by the way through it. */
  readonly url: string;
  /** Turns every connection away from now on, or lets them through again. */
  refuse(isRefusing: boolean): void;
  /**
   * Lets the next commit of a transaction through that sent a text, and cuts its connection before the
   * answer. Jobs of the server, which commit whenever they run, do not send it.
   */
  cutNextCommit(text: string): void;
  /** Carries nothing more on the connections that there are, and does not close them either. */
  silence(): void;
  stop(): void;
}

interface Pair {
  client: Socket;
  server: Socket;
  /** Whether it sent the text whose commit is to be cut. */
  hasSent: boolean;
  isSilent: boolean;
  isCut: boolean;
}

/** Starts a proxy in front of the database of an address. */
export async function startPostgresProxy(database: string): Promise<PostgresProxy> {
  const behind = new URL(database);
  const asks: { refuse: boolean; cut: string | undefined } = { refuse: false, cut: undefined };
  const pairs = new Set<Pair>();

  const proxy = createServer((client) => {
    client.on('error', () => client.destroy());
    if (asks.refuse) {
      client.destroy();
      return;
    }
    const server = connect(Number(behind.port), behind.hostname);
    const pair: Pair = { client, server, hasSent: false, isSilent: false, isCut: false };
    pairs.add(pair);
    client.on('data', (data) => {
      if (pair.isSilent) return;
      if (asks.cut !== undefined) {
        pair.hasSent ||= data.includes(asks.cut);
        if (pair.hasSent && data.includes('commit')) {
          asks.cut = undefined;
          pair.isCut = true;
        }
      }
      server.write(data);
    });
    server.on('data', (data) => {
      if (pair.isSilent) return;
      if (pair.isCut) client.destroy();
      else client.write(data);
    });
    server.on('error', () => server.destroy());
    client.on('close', () => server.destroy());
    server.on('close', () => {
      if (!pair.isSilent) client.destroy();
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const front = new URL(database);
  front.port = String((proxy.address() as AddressInfo).port);
  return {
    url: front.href,
    refuse(isRefusing) {
      asks.refuse = isRefusing;
    },
    cutNextCommit(text) {
      asks.cut = text;
      for (const pair of pairs) pair.hasSent = false;
    },
    silence() {
      for (const pair of pairs) pair.isSilent = true;
    },
    stop() {
      proxy.close();
      for (const { client } of pairs) client.destroy();
    },
  };
}
