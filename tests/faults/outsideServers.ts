import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server and an exchange, which the servers that are killed call. */
export interface OutsideServers {
  /** Settings of a server that calls them. */
  readonly settings: Readonly<Record<string, string>>;
  /** The ids of the messages that were mailed. */
  readonly mailed: ReadonlySet<string>;
  /** The ids of the orders that were placed. */
  readonly ordered: ReadonlySet<string>;
  stop(): Promise<void>;
}

export async function startOutsideServers(): Promise<OutsideServers> {
  const mailed = new Set<string>();
  const ordered = new Set<string>();
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      text(stream).then(
        (message) => {
          mailed.add(/^Message-ID: <([^@>]+)@/im.exec(message)?.[1] ?? '');
          done();
        },
        // The process was killed while it sent the message.
        () => undefined,
      );
    },
  });
  await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve));
  const exchange = createServer((request, response) => {
    void text(request).then((body) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(request.method === 'POST' ? place(body) : found(request.url)));
    });
  });
  /** An order that is sent again is the same one, as its id says. */
  const place = (body: string) => {
    const { client_order_id: id } = JSON.parse(body) as { client_order_id: string };
    ordered.add(id);
    return { success: true, success_response: { order_id: id } };
  };
  const found = (url = '') => ({
    order: {
      order_id: url.split('/').at(-1),
      status: 'FILLED',
      filled_size: '0.0001',
      // What is invested of each sweep, so that nothing comes back.
      total_value_after_fees: '2.50',
      last_fill_time: new Date().toISOString(),
    },
  });
  await new Promise<void>((resolve) => exchange.listen(0, '127.0.0.1', resolve));
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'sec1', format: 'pem' },
  });
  const exchangePort = (exchange.address() as AddressInfo).port;
  return {
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${String(mail.server.address().port)}`,
      CRYPTO_API_KEY: 'organizations/o/apiKeys/k',
      CRYPTO_API_SECRET: privateKey,
      CRYPTO_API_URL: `http://127.0.0.1:${String(exchangePort)}`,
    },
    mailed,
    ordered,
    async stop() {
      exchange.closeAllConnections();
      exchange.close();
      await new Promise<void>((resolve) => mail.close(resolve));
    },
  };
}
