/**
 * Keeps the nonce that the server put into the document where parts look for it that add styles
 * while the page runs: scroll locks, lists that pop up.
 */
export function keepStyleNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) globalThis.__webpack_nonce__ = nonce;
}
