export { QrDownload, type QrDownloadProps, type QrPictureRequest } from './QrDownload.tsx';
export { qrSvg } from './qrSvg.ts';
