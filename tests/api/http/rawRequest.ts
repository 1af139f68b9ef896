import { connect, type Socket } from 'node:net';

/** What a socket received until it was closed or sent no more. */
export interface RawAnswer {
  /** The status of the first response; 0 if there was none. */
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends bytes unchanged, which no HTTP client would do, and reads the response until the end. */
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
    // A peer that closes before it has read everything resets the connection, which ends it too.
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
  });
}
