import type { Context } from 'hono';
import { isIPv4, isIPv6 } from 'node:net';
import type { HonoEnv } from './honoEnv.ts';

/** The client address of a request: see `clientAddress`. */
export function requestAddress(context: Context<HonoEnv>, proxies: number): string {
  const peer = context.env?.incoming?.socket.remoteAddress;
  return clientAddress(peer, context.req.raw.headers.get('X-Forwarded-For'), proxies);
}

/**
 * The client address that rate limits count by.
 *
 * Behind proxies it is the address that the outermost trusted proxy saw, so that a client cannot
 * forge it with a header of its own. A household usually has a whole IPv6 /64, which counts as one
 * address.
 *
 * @param proxies the number of trusted proxies.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | null,
  proxies: number,
): string {
  const forwarded = proxies > 0 ? forwardedFor?.split(',').at(-proxies)?.trim() : undefined;
  const address = forwarded || peer || 'unknown';
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  return `${expand(address).slice(0, 4).join(':')}::/64`;
}

/**
 * The network of a client address in CIDR notation: enough to recognize one's own provider, without the
 * address of one person. `null` where there is no address.
 *
 * @param address as `clientAddress` returns it.
 * @example networkOf('203.0.113.7') // '203.0.113.0/24'
 * @example networkOf('2001:db8:1:2::/64') // '2001:db8:1::/48'
 */
export function networkOf(address: string): string | null {
  if (isIPv4(address)) return address.replace(/\d+$/, '0/24');
  const [prefix = ''] = address.split('/');
  return isIPv6(prefix) ? `${prefix.split(':').slice(0, 3).join(':')}::/48` : null;
}

/** The eight groups of an IPv6 address. */
function expand(address: string): string[] {
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const [front, back] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const missing = 8 - (front?.length ?? 0) - (back?.length ?? 0);
  const zeros = Array.from({ length: Math.max(0, missing) }, () => '0');
  return [...(front ?? []), ...zeros, ...(back ?? [])].map((group) => group.toLowerCase());
}
