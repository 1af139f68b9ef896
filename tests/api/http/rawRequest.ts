import { connect, type Socket } from 'node:net';

/** What came back over a socket until it was closed or fell silent. */
export interface RawAnswer {
  /** Of the first answer; 0 where there was none. */
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends bytes as they are, which no client of HTTP would, and reads what comes until the end. */
export async function rawRequest(port: number, ...lines: string[]): Promise<RawAnswer> {
  const socket = await open(port);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return readAnswer(socket);
}

export function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Reads until the other side closes. */
export async function readAnswer(socket: Socket): Promise<RawAnswer> {
  let text = '';
  socket.setEncoding('utf8');
  socket.on('data', (part: string) => (text += part));
  await closed(socket);
  const end = text.indexOf('\r\n\r\n');
  const head = end < 0 ? text : text.slice(0, end);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  return { status, head, body: end < 0 ? '' : text.slice(end + 4) };
}

export function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    // Whoever closes without having read all resets the connection, which is an end too.
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
  });
}
