import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';

/** Nobody listens there, or nothing is there. */
const NOBODY = new Set(['ECONNREFUSED', 'ENOENT']);

/** Listens under a name, and tells whoever asks there which process this is. */
export async function tellPidAt(name: string): Promise<Server> {
  const server = createServer((asker) => {
    asker.on('error', () => asker.destroy());
    asker.end(String(process.pid));
  });
  server.listen(name);
  await once(server, 'listening');
  server.unref();
  return server;
}

/** The process that listens under a name; `undefined` where none does. */
export function askPidAt(name: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer: string | undefined = 'of an unknown id';
    const asker = connect(name);
    asker.setTimeout(1000, () => asker.destroy());
    asker.on('data', (data) => {
      answer = data.toString();
    });
    asker.on('error', (error: NodeJS.ErrnoException) => {
      if (NOBODY.has(error.code ?? '')) answer = undefined;
    });
    asker.on('close', () => {
      resolve(answer);
    });
  });
}
