/**
 * Returns a file name of the letters and digits of some texts, without the extension.
 *
 * @example fileNameOf('Dime Time', 'QR code') // 'dime-time-qr-code'
 */
export function fileNameOf(...texts: string[]): string {
  return texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-');
}
