/**
 * Makes the document’s CSP nonce available to the libraries that insert styles at runtime (scroll lock,
 * popovers): they read it from `__webpack_nonce__`.
 */
export function setCspNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) globalThis.__webpack_nonce__ = nonce;
}
