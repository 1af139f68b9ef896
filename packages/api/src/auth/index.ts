export { authenticateBySession } from './authenticateBySession.ts';
export { sessionCookie } from './authCookies.ts';
export { authRoutes } from './authRoutes.ts';
export { loadOrCreateSecret, loadSecret } from './loadOrCreateSecret.ts';
export { createOidcProvider } from './oidcProvider.ts';
export { type Identity, openIdentity } from './openIdentity.ts';
export { createSessions, type Sessions, type SessionUser } from './sessions.ts';
export { createEncryption, type Encryption } from './encryption.ts';
