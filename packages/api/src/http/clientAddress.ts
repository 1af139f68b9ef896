import { isIPv6 } from 'node:net';

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

/** The eight groups of an IPv6 address. */
function expand(address: string): string[] {
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const [front, back] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const missing = 8 - (front?.length ?? 0) - (back?.length ?? 0);
  const zeros = Array.from({ length: Math.max(0, missing) }, () => '0');
  return [...(front ?? []), ...zeros, ...(back ?? [])].map((group) => group.toLowerCase());
}
