/**
 * An address as people say it: without the protocol, the `www.` and a closing slash.
 *
 * @example siteName('https://www.dimetime.example/') // 'dimetime.example'
 */
export function siteName(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/u, '').replace(/\/$/u, '');
}
