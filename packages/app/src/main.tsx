import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startAnalytics } from './analytics/index.ts';
import { App } from './App.tsx';
import { setCspNonce } from './shell/setCspNonce.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');
setCspNonce();
startAnalytics();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
