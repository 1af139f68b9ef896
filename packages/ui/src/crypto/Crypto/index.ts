export { Crypto, type CryptoProps } from './Crypto.tsx';
