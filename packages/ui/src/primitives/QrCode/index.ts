export { QrCode, type QrCodeProps } from './QrCode.tsx';
export { qrGeometry, type QrGeometry, type QrInput, type QrLevel } from './QrCode.geometry.ts';
