/** Seals secrets before they are stored, and opens them again. */
export interface TokenVault {
  /** @param purpose what the secret is for: sealed for one purpose it opens for no other. */
  seal(secret: string, purpose: string): Uint8Array;
  /** @returns `undefined` where it was sealed by a key that is not kept any more, or altered. */
  open(sealed: Uint8Array, purpose: string): string | undefined;
}
