export { createEncryption, type Encryption } from './encryption.ts';
export { loadOrCreateSecret, loadSecret } from './loadOrCreateSecret.ts';
