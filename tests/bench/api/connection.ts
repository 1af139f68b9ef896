import { connect, type Socket } from 'node:net';

/** A connection that is kept, and on which one request is under way at a time. */
export interface Connection {
  /** Sends the bytes of a request, and gives the status of its answer once all of that is there; 0 where none came. */
  send(request: string): Promise<number>;
  close(): void;
}

const HEAD_ENDS = Buffer.from('\r\n\r\n');
/** Behind `HTTP/1.1 `. */
const STATUS_AT = 9;
const LENGTH = /\r\ncontent-length: (\d+)/i;

/**
 * Opens connections over the bare socket. The client of Node costs as much of the processor as the
 * server that is measured, and both share it.
 *
 * It reads what this server sends: answers with a Content-Length. Another form counts as no answer.
 */
export function openConnection(host: string, port: number): Connection {
  let socket: Socket | undefined;
  let answered: (status: number) => void = () => undefined;
  let came: Buffer = Buffer.alloc(0);
  const end = (status: number) => {
    came = Buffer.alloc(0);
    answered(status);
  };
  const fail = () => {
    socket?.destroy();
    socket = undefined;
    end(0);
  };
  const read = (chunk: Buffer) => {
    came = came.length === 0 ? chunk : Buffer.concat([came, chunk]);
    const head = came.indexOf(HEAD_ENDS);
    if (head === -1) return;
    const length = LENGTH.exec(came.toString('latin1', 0, head))?.[1];
    if (length === undefined) {
      fail();
    } else if (came.length >= head + HEAD_ENDS.length + Number(length)) {
      end(Number(came.toString('latin1', STATUS_AT, STATUS_AT + 3)));
    }
  };
  const open = () => {
    const opened = connect({ host, port, noDelay: true });
    opened.on('data', read);
    opened.on('error', () => undefined);
    opened.on('close', () => {
      if (opened === socket) fail();
    });
    return opened;
  };
  return {
    send(request) {
      socket ??= open();
      const answer = new Promise<number>((resolve) => {
        answered = resolve;
      });
      socket.write(request);
      return answer;
    },
    close() {
      socket?.destroy();
      socket = undefined;
    },
  };
}
