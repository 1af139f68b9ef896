/** The provider answers nobody now, or not with our key: no other order would fare better. */
export class CryptoUnavailable extends Error {
  override readonly name = 'CryptoUnavailable';
}
