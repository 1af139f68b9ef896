export { authRoutes } from './authRoutes.ts';
export { keptSecret } from './keptSecret.ts';
export { openIdentity } from './openIdentity.ts';
export { createSessions } from './sessions.ts';
export { createTokenVault } from './tokenVault.ts';
