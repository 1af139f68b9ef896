import { load, type LoadResult } from './load.ts';
import { CONNECTIONS } from './measure.ts';
import { makePlace, type Engine } from './place.ts';
import { prepare, type DataSize } from './prepare.ts';
import { startServerProcess } from './serverProcess.ts';
import { createShots } from './shots.ts';

export interface HoldOptions {
  readonly engine: Engine;
  readonly minutes: number;
  readonly size: DataSize;
  /** Called every quarter of a minute with what was answered in it, and the server's MiB at its end. */
  readonly tell: (seconds: number, result: LoadResult, memory: number) => void;
}

const SECONDS = 15;

/** Holds four reads for each payment, for the memory of a server that has been up for a while. */
export async function hold({ engine, minutes, size, tell }: HoldOptions): Promise<void> {
  const place = await makePlace(engine);
  try {
    const data = await place.use((database) => prepare(database, size));
    const server = await startServerProcess(place.env);
    const { origin } = server;
    const next = createShots(origin, data).mixed;
    for (let seconds = SECONDS; seconds <= minutes * 60; seconds += SECONDS) {
      const result = await load({ origin, connections: CONNECTIONS, seconds: SECONDS, next });
      tell(seconds, result, server.memory());
    }
    await server.stop();
  } finally {
    await place.remove();
  }
}
