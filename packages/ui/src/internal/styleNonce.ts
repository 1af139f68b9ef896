declare global {
  /** Where bundlers and the libraries below us agreed to keep the nonce of a page. */
  var __webpack_nonce__: string | undefined;
}

/**
 * The nonce by which a page with a strict content security policy knows the styles that are added
 * while it runs; `undefined` on any other page.
 */
export function styleNonce(): string | undefined {
  return globalThis.__webpack_nonce__;
}
