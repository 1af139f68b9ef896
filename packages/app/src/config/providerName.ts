/**
 * The name of a provider, from the key it has in the contract.
 *
 * @example providerName('coinbase') // 'Coinbase'
 */
export function providerName(key: string): string {
  return key
    .split(/[-_]+/)
    .filter((word) => word !== '')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');
}
