export { AuthProvider } from './AuthProvider.tsx';
export { useAuth } from './useAuth.ts';
export { AuthContext, type Auth } from './AuthContext.ts';
