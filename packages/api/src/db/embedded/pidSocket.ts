import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';

/** Error codes where no process listens. */
const NOT_LISTENING = new Set(['ECONNREFUSED', 'ENOENT']);

/** Listens on a socket name and sends this process's id to each client. */
export async function servePid(name: string): Promise<Server> {
  const server = createServer((client) => {
    client.on('error', () => client.destroy());
    client.end(String(process.pid));
  });
  server.listen(name);
  await once(server, 'listening');
  server.unref();
  return server;
}

/** Reads the id of the process that listens on a name; `undefined` where none does. */
export function readPid(name: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer: string | undefined = 'of an unknown id';
    const client = connect(name);
    client.setTimeout(1000, () => client.destroy());
    client.on('data', (data) => {
      answer = data.toString();
    });
    client.on('error', (error: NodeJS.ErrnoException) => {
      if (NOT_LISTENING.has(error.code ?? '')) answer = undefined;
    });
    client.on('close', () => {
      resolve(answer);
    });
  });
}
