import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that a system gives to whoever asks for any, so that none is taken before its use. */
const PORTS = { first: 20_000, end: 32_000 };

/** A port of this machine that nobody listens on. */
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
