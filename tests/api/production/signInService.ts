import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { MOUNT } from '../../../packages/api/src/auth/development/providerOptions.ts';
import { startDevelopmentProvider } from '../../../packages/api/src/auth/development/startDevelopmentProvider.ts';
import { freePort } from '../../tools/freePort.ts';

/** A sign-in service (OpenID Connect) in the place of an operator's own. */
export interface SignInService {
  readonly origin: string;
  /** The settings a server needs to use it. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const [clientId, clientSecret] = ['dime-time-tests', 'a-client-secret-of-the-tests'];

/** Starts a service that signs in to the server at `publicUrl`. */
export async function startSignInService(publicUrl: string): Promise<SignInService> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const provider = await startDevelopmentProvider({
    publicUrl: origin,
    secret: 'a-secret-of-the-tests-alone',
    callbackUrl: `${publicUrl}/api/login/callback`,
    clientId,
    clientSecret,
  });
  const server = createServer((incoming, outgoing) => {
    const forward = async () => {
      const { method = 'GET', url = '' } = incoming;
      const { host: _host, connection: _connection, ...sent } = incoming.headers;
      const headers = Object.entries(sent).map(([name, value]) => [name, String(value)]);
      const body = method === 'POST' ? { body: new Uint8Array(await buffer(incoming)) } : {};
      const answer = await provider.fetch(url.slice(MOUNT.length), {
        method,
        headers: headers as [string, string][],
        ...body,
      });
      outgoing.writeHead(answer.status, [...answer.headers].flat());
      outgoing.end(new Uint8Array(await answer.arrayBuffer()));
    };
    forward().catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    origin,
    settings: {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await provider.close();
    },
  };
}
