export { AuthContext, type Auth } from './AuthContext.ts';
export { AuthProvider } from './AuthProvider.tsx';
export { useAuth } from './useAuth.ts';
