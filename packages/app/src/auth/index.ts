export { AuthProvider } from './AuthProvider.tsx';
export { useAuth } from './useAuth.ts';
export type { Auth } from './AuthContext.ts';
