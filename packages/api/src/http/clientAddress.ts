import { isIPv6 } from 'node:net';

/**
 * The network address that a request came from, as limits count it.
 *
 * Behind proxies it is the one that the outermost of them saw, so that what a caller writes into
 * the header itself is not believed. A household has a whole /64 of IPv6: it counts as one.
 *
 * @param proxies how many proxies stand in front.
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

/** The eight groups of an IPv6 address. */
function expand(address: string): string[] {
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const [front, back] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const missing = 8 - (front?.length ?? 0) - (back?.length ?? 0);
  const zeros = Array.from({ length: Math.max(0, missing) }, () => '0');
  return [...(front ?? []), ...zeros, ...(back ?? [])].map((group) => group.toLowerCase());
}
