export { authRoutes, type AuthDeps } from './authRoutes.ts';
export { sessionCookie, type PrivateCookie } from './authCookies.ts';
export { keptSecret } from './keptSecret.ts';
export { openIdentity, type Identity } from './openIdentity.ts';
export { createSessions, type Sessions, type SessionUser } from './sessions.ts';
export { createTokenVault, type TokenVault } from './tokenVault.ts';
