import { setTimeout as wait } from 'node:timers/promises';
import { type Connection, openConnection } from '../api/connection.ts';
import { type LoadOptions, requestText, summarize, type Timed } from '../api/load.ts';

export interface OpenLoadOptions extends Omit<LoadOptions, 'connections'> {
  readonly perSecond: number;
}

/**
 * Sends requests at a fixed rate, however long the answers take, each on a connection that is free or new.
 *
 * The time of a request counts from when it was due, so that a server that is late is late for all
 * requests that wait meanwhile.
 */
export async function openLoad(options: OpenLoadOptions): Promise<Timed> {
  const { origin, perSecond, seconds, next } = options;
  const { host, hostname, port } = new URL(origin);
  const free: Connection[] = [];
  const times: number[] = [];
  const failures = new Map<number, number>();
  const send = async (index: number, due: number) => {
    const connection = free.pop() ?? openConnection(hostname, Number(port));
    const status = await connection.send(requestText(host, next(index)));
    times.push(performance.now() - due);
    if (status < 200 || status > 299) failures.set(status, (failures.get(status) ?? 0) + 1);
    free.push(connection);
  };
  const begin = performance.now();
  const sent: Promise<void>[] = [];
  while (sent.length < perSecond * seconds) {
    const due = begin + (sent.length / perSecond) * 1000;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    sent.push(send(sent.length, due));
  }
  await Promise.all(sent);
  for (const connection of free) connection.close();
  return summarize(times, failures);
}
