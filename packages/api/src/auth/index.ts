export { authenticateBySession } from './authenticateBySession.ts';
export { sessionCookie } from './sessionCookie.ts';
export { authRoutes } from './authRoutes.ts';
export { createOidcProvider } from './oidcProvider.ts';
export { type IdentityProvider, openIdentityProvider } from './openIdentityProvider.ts';
export { createSessions, type Sessions, type SessionUser } from './sessions.ts';
