/**
 * The name of the file a product's code is saved as, without its ending.
 *
 * @example qrFileName('Dime Time') // 'dime-time-qr-code'
 */
export function qrFileName(productName: string): string {
  const words = productName.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...words, 'qr', 'code'].join('-');
}
