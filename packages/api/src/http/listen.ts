import type { PlainRefusalCode } from '@dime-time/finance-core/contract';
import { problemResponse } from '@dime-time/finance-core/server';
import { getRequestListener } from '@hono/node-server';
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { problem } from './problem.ts';

/** How long a request may take to come in: its headers, and all of it. */
const HEADERS_MS = 3000;
const REQUEST_MS = 10_000;
const CHECK_EVERY_MS = 500;
/** The second timeout of a connection that was found unused once, in milliseconds. */
const UNUSED_MS = 1000;
/**
 * Longer than proxies and clients keep idle connections open, so that they close them first and no
 * request is lost.
 */
const KEEP_ALIVE_MS = 65_000;
/** How long a client may read nothing of a response before its connection is closed. */
const UNREAD_MS = 20_000;
/** How long requests in flight may take when the server stops. */
const STOP_MS = 2000;

/** A running HTTP server. */
export interface HttpServer {
  readonly port: number;
  /** Still responds, and closes each connection after its next response. */
  drain(): void;
  /** Stops accepting requests, finishes those in flight, and closes. */
  stop(): Promise<void>;
}

/** The address to listen on, and the request handler. */
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
    // The adapter rejects only malformed requests: an invalid host or path.
    errorHandler: () => problem('request-malformed'),
  });
  const inFlight = new Set<ServerResponse>();
  let isDraining = false;
  const server = createServer(
    {
      // The adapter below rejects it with a problem response like all others.
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
  server.on('checkExpectation', (_incoming, outgoing) => reject(outgoing, 'expectation-failed'));
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

/** Rejects a transfer coding other than chunked, which is not decoded here (RFC 9112, 6.1). */
function rejectTransferEncoding(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const encoding = incoming.headers['transfer-encoding'];
  if (encoding === undefined || encoding.trim().toLowerCase() === 'chunked') return false;
  reject(outgoing, 'not-implemented');
  return true;
}

/** Responds to a rejected request and closes its connection. */
function reject(outgoing: ServerResponse, code: PlainRefusalCode): void {
  const [body, { status, headers }] = problemResponse(code, CLOSING);
  outgoing.writeHead(status, headers);
  outgoing.end(body);
}

/** The headers of a response after which the connection is closed. */
const CLOSING = { 'X-Content-Type-Options': 'nosniff', Connection: 'close' };

/** Explains the most frequent errors, with the remedy. */
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

/** The refusals by the parser's error codes; any other error is a malformed request. */
const REFUSALS: Readonly<Record<string, PlainRefusalCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
  HPE_INVALID_METHOD: 'method-not-allowed',
};

/** Responds to a malformed request and closes its connection. */
function respondToClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) {
    closeUnused(socket);
    return;
  }
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = REFUSALS[error.code ?? ''] ?? 'request-malformed';
  const [body, { status, headers }] = problemResponse(code, {
    ...CLOSING,
    ...(code === 'method-not-allowed' ? { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE' } : {}),
  });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}

/**
 * Closes a connection that a browser opened speculatively and has not used. It sends nothing, since
 * the browser would take that as the response to its next request. A busy server may not have read
 * the bytes yet, so it checks once more.
 */
function closeUnused(socket: Socket): void {
  socket.setTimeout(UNUSED_MS, () => {
    if (socket.bytesRead === 0) socket.destroy();
  });
}
