import type { QrPictureRequest } from '@dime-time/ui';
import { Qr } from '@dime-time/ui';
import { config } from '../config/config.ts';
import { copyText } from '../shell/copyText.ts';
import { loadQrPicture } from './loadQrPicture.ts';

const { qrImageService } = config;
const loadPicture =
  qrImageService === undefined
    ? undefined
    : (picture: QrPictureRequest) => loadQrPicture(qrImageService, picture);

export default function QrPage() {
  return <Qr url={`${window.location.origin}/`} onCopy={copyText} loadPicture={loadPicture} />;
}
