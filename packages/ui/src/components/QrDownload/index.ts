export { QrDownload, type QrDownloadProps } from './QrDownload.tsx';
export { qrSvg } from './qrSvg.ts';
