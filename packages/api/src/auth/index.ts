export { authRoutes } from './authRoutes.ts';
export { keptSecret } from './keptSecret.ts';
export { openIdentity, type Identity } from './openIdentity.ts';
export { createSessions, type Sessions } from './sessions.ts';
export { createTokenVault } from './tokenVault.ts';
