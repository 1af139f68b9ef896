/**
 * Returns the file name of a product’s code, without the extension.
 *
 * @example qrFileName('Dime Time') // 'dime-time-qr-code'
 */
export function qrFileName(productName: string): string {
  const words = productName.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...words, 'qr', 'code'].join('-');
}
