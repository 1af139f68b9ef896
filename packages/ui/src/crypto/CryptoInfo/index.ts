export { CryptoInfo, type CryptoInfoProps } from './CryptoInfo.tsx';
