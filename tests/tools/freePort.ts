import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that a system assigns on request, so that none is taken before its use. */
const PORTS = { first: 20_000, end: 32_000 };

/** A port of this machine without a listener. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.first, PORTS.end);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
