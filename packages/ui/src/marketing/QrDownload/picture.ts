/**
 * Returns the file extension of an image type.
 *
 * @throws Error if it is not an image type: a service that is down may respond with an HTML page.
 * @example pictureEnding('image/svg+xml; charset=utf-8') // 'svg'
 */
export function pictureEnding(type: string): string {
  const kind = /^image\/([a-z]+)/i.exec(type)?.[1];
  if (!kind) throw new Error(`Expected a picture, got '${type}'.`);
  return kind.toLowerCase();
}

/** Returns the content of a blob as a `data:` URL. */
export function blobAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // `readAsDataURL` always yields a string.
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Not readable.')));
    reader.readAsDataURL(blob);
  });
}
