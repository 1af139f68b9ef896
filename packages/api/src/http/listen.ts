import { problemBody, type ProblemStatus } from '@dime-time/finance-core/contract';
import { getRequestListener } from '@hono/node-server';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { problem } from './problem.ts';

/** How long a request may take to come in: its headers, and all of it. */
const HEADERS_MS = 3000;
const REQUEST_MS = 10_000;
const CHECK_EVERY_MS = 500;
/** How long a connection may still be silent that was found so once. */
const UNUSED_MS = 1000;
/** Longer than proxies and clients keep a connection, so that they close it and no request meets its end. */
const KEEP_ALIVE_MS = 65_000;
/** How long a client may take nothing of an answer before its connection is cut. */
const UNREAD_MS = 20_000;
/** How long answers that are under way may take when the server stops. */
const STOP_MS = 2000;

/** A server that listens. */
export interface HttpServer {
  readonly port: number;
  /** Still answers, and tells each client to open a new connection for its next request. */
  drain(): void;
  /** Takes no more requests, finishes those under way, and closes. */
  stop(): Promise<void>;
}

/** Where to listen, and what answers. */
export interface ListenOptions {
  readonly fetch: Parameters<typeof getRequestListener>[0];
  readonly host: string;
  readonly port: number;
  /** @default 20 seconds */
  readonly unreadMs?: number;
}

export async function listen({
  fetch,
  host,
  port,
  unreadMs = UNREAD_MS,
}: ListenOptions): Promise<HttpServer> {
  const answer = getRequestListener(fetch, {
    // What the adapter itself refuses is a request that cannot be one: a host or a path of nonsense.
    errorHandler: () => problem(400),
  });
  const inFlight = new Set<ServerResponse>();
  let isDraining = false;
  const server = createServer(
    {
      // Refused by the adapter below, with a body like every other refusal.
      requireHostHeader: false,
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (incoming, outgoing) => {
      if (rejectTransferEncoding(incoming, outgoing)) return;
      inFlight.add(outgoing);
      outgoing.once('close', () => inFlight.delete(outgoing));
      if (isDraining) outgoing.shouldKeepAlive = false;
      outgoing.setTimeout(unreadMs, () => outgoing.destroy());
      void answer(incoming, outgoing);
    },
  );
  server.on('checkExpectation', (_incoming, outgoing) => reject(outgoing, 417));
  server.on('clientError', respondToClientError);
  await new Promise<void>((resolve, rejectRequest) => {
    const fail = (cause: Error & { code?: string }) =>
      rejectRequest(toListenError(cause, host, port));
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve();
    });
  });
  const drain = () => {
    isDraining = true;
    for (const outgoing of inFlight) outgoing.shouldKeepAlive = false;
  };
  return {
    port: (server.address() as AddressInfo).port,
    drain,
    stop() {
      drain();
      return stop(server);
    },
  };
}

/** Refuses a body in another form than it stands in: nothing here unpacks one (RFC 9112, 6.1). */
function rejectTransferEncoding(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const encoding = incoming.headers['transfer-encoding'];
  if (encoding === undefined || encoding.trim().toLowerCase() === 'chunked') return false;
  reject(outgoing, 501);
  return true;
}

/** Answers a request that is not taken as it is, and ends its connection. */
function reject(outgoing: ServerResponse, status: ProblemStatus): void {
  outgoing.writeHead(status, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  });
  outgoing.end(JSON.stringify(problemBody(status)));
}

/** What hinders most who cannot listen, with the way out. */
function toListenError(cause: Error & { code?: string }, host: string, port: number): Error {
  if (cause.code === 'EADDRINUSE') {
    const message = `Something listens on port ${port} of ${host} already: end it, or set PORT to another.`;
    return new Error(message, { cause });
  }
  if (cause.code === 'EACCES') {
    const message = `Port ${port} may not be listened on here: set PORT to one above 1023.`;
    return new Error(message, { cause });
  }
  return cause;
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const patience = setTimeout(() => server.closeAllConnections(), STOP_MS);
  await closed;
  clearTimeout(patience);
}

/** What the parser refuses, by its codes; anything else is no HTTP. */
const STATUSES: Readonly<Record<string, ProblemStatus>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_INVALID_METHOD: 405,
};

/** Answers what never became a request, and closes its connection. */
function respondToClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) {
    closeUnused(socket);
    return;
  }
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUSES[error.code ?? ''] ?? 400;
  const said = problemBody(status);
  const body = JSON.stringify(said);
  socket.end(
    [
      `HTTP/1.1 ${status} ${said.title}`,
      'Content-Type: application/problem+json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      ...(status === 405 ? ['Allow: GET, HEAD, POST, PUT, PATCH, DELETE'] : []),
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/**
 * Closes a connection that a browser opened in advance and has not used, without a word: it would
 * take an answer for that to its next request. A server that was busy itself may not have read what
 * is there already, so it looks once more.
 */
function closeUnused(socket: Socket): void {
  socket.setTimeout(UNUSED_MS, () => {
    if (socket.bytesRead === 0) socket.destroy();
  });
}
