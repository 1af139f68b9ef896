export { Qr, type QrProps } from './Qr.tsx';
