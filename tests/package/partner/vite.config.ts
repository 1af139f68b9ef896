import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The server puts a fresh one in its place for every visit.
  html: { cspNonce: 'NONCE' },
});
