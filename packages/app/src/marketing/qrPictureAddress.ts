/**
 * The address at a QR image service of a picture of `size` × `size` pixels that shows a text.
 *
 * The service takes the size as `size=400x400` and the text as `data=…`, as the public ones do; what
 * its address has of its own, a key or a format, stays.
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
