import type { QrPictureRequest } from '@dime-time/ui';
import { qrPictureAddress } from './qrPictureAddress.ts';

/** Timeout, in milliseconds. */
const TIME_OUT_MS = 10_000;

/**
 * Loads an image from a QR image service. It is the only request to a third party with data of the app:
 * the app’s address, without cookies and without a referrer.
 *
 * @throws Error if the service returns no image.
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
