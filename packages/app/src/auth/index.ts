export { AuthContext, type Auth } from './AuthContext.ts';
export { AuthProvider } from './AuthProvider.tsx';
export { signInPath } from './returnTo.ts';
export { useAuth } from './useAuth.ts';
