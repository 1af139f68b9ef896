/**
 * Shortens a URL for reading: without the protocol, `www.` and a trailing slash.
 *
 * @example siteName('https://www.dimetime.example/') // 'dimetime.example'
 */
export function siteName(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/u, '').replace(/\/$/u, '');
}
