export { splitCryptoShare } from './splitCryptoShare.ts';
