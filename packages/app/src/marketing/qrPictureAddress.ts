/**
 * The address of a QR code image at a QR image service.
 *
 * The service has the parameters `size=400x400` (pixels) and `data=…`, as the public services do. Other
 * parameters in its address, such as a key or a format, are kept.
 *
 * @example qrPictureAddress('https://qr.example/create', { value: 'https://a.b/', size: 400 })
 * // 'https://qr.example/create?size=400x400&data=https%3A%2F%2Fa.b%2F'
 */
export function qrPictureAddress(
  service: string,
  { value, size }: { value: string; size: number },
): string {
  const url = new URL(service);
  url.searchParams.set('size', `${size}x${size}`);
  url.searchParams.set('data', value);
  return url.href;
}
