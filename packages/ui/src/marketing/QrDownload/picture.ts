/**
 * How the name of a picture's file ends.
 *
 * @throws Error where it is no picture: a service that is down may answer with a page of words.
 * @example pictureEnding('image/svg+xml; charset=utf-8') // 'svg'
 */
export function pictureEnding(type: string): string {
  const kind = /^image\/([a-z]+)/i.exec(type)?.[1];
  if (!kind) throw new Error(`Expected a picture, got '${type}'.`);
  return kind.toLowerCase();
}

/** The content of a blob as a `data:` address. */
export function blobAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // Read as an address, it is always text.
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Not readable.')));
    reader.readAsDataURL(blob);
  });
}
