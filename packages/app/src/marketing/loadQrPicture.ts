import type { QrPictureRequest } from '@dime-time/ui';
import { qrPictureAddress } from './qrPictureAddress.ts';

/** How long a picture may take, in milliseconds. */
const TIME_OUT_MS = 10_000;

/**
 * Gets a picture from a QR image service. The one call that leaves for a third party: it carries the
 * address of the app, and neither cookies nor where it was pressed.
 *
 * @throws Error where the service gave none.
 */
export async function loadQrPicture(service: string, picture: QrPictureRequest): Promise<Blob> {
  const response = await fetch(qrPictureAddress(service, picture), {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(TIME_OUT_MS),
  });
  if (!response.ok) throw new Error(`The QR image service answered ${response.status}.`);
  return response.blob();
}
