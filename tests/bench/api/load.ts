import { openConnection } from './connection.ts';

/** One request of a load. */
export interface Shot {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What was answered, and how long it took. */
export interface Timed {
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly count: number;
  /** Answers by status, where it was none of success; 0 where there was no answer. */
  readonly failures: ReadonlyMap<number, number>;
}

export interface LoadResult extends Timed {
  readonly perSecond: number;
  /** The load's own milliseconds of processor time for a request. */
  readonly processorTime: number;
}

export interface LoadOptions {
  readonly origin: string;
  readonly connections: number;
  readonly seconds: number;
  /** The request of a number, counted from 0. */
  readonly next: (index: number) => Shot;
}

/**
 * Sends requests over so many connections, each as soon as the last one is answered, for so long.
 *
 * A loop of its own, since every payment has a key of its own and the load shares its processor with
 * the server: what the loop does not use is the server's.
 */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const { origin, connections, seconds, next } = options;
  const { host, hostname, port } = new URL(origin);
  const times: number[] = [];
  const failures = new Map<number, number>();
  const used = process.cpuUsage();
  const begin = performance.now();
  const end = begin + seconds * 1000;
  let index = 0;
  const work = async () => {
    const connection = openConnection(hostname, Number(port));
    while (performance.now() < end) {
      const request = requestText(host, next(index++));
      const sent = performance.now();
      const status = await connection.send(request);
      times.push(performance.now() - sent);
      if (status < 200 || status > 299) failures.set(status, (failures.get(status) ?? 0) + 1);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, work));
  const elapsed = (performance.now() - begin) / 1000;
  const { user, system } = process.cpuUsage(used);
  return {
    ...summarize(times, failures),
    perSecond: times.length / elapsed,
    processorTime: (user + system) / 1000 / times.length,
  };
}

/** @param times milliseconds of each request, in any order. */
export function summarize(times: readonly number[], failures: ReadonlyMap<number, number>): Timed {
  const sorted = Float64Array.from(times).toSorted();
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), count: times.length, failures };
}

/** A request as it is sent; its body is ASCII. */
export function requestText(host: string, { method, path, headers, body = '' }: Shot): string {
  const lines = Object.entries({
    Host: host,
    ...headers,
    ...(body && { 'Content-Length': String(body.length) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}
