declare global {
  /** The global in which bundlers and libraries look for the CSP nonce of a page. */
  var __webpack_nonce__: string | undefined;
}

/**
 * Returns the nonce for styles that are added at run time on a page with a strict content security
 * policy; `undefined` on other pages.
 */
export function styleNonce(): string | undefined {
  return globalThis.__webpack_nonce__;
}
