import { clientOf, type SessionClient } from '@dime-time/finance-core/server';
import type { Context } from 'hono';
import type { Config } from '../config/config.ts';
import { networkOf, requestAddress } from './clientAddress.ts';
import type { HonoEnv } from './honoEnv.ts';

/** Where a request comes from, as far as it is stored: two names and a network. */
export interface RequestClient extends SessionClient {
  /** In CIDR notation; `null` where the address is not known. */
  readonly network: string | null;
}

/** A client of which nothing is known. */
export const UNKNOWN_CLIENT: RequestClient = { browser: null, system: null, network: null };

/** The browser, the system and the network of a request. */
export function requestClient(
  context: Context<HonoEnv>,
  { proxies }: Pick<Config, 'proxies'>,
): RequestClient {
  const { browser, system } = clientOf(context.req.header('User-Agent'));
  return { browser, system, network: networkOf(requestAddress(context, proxies)) };
}
