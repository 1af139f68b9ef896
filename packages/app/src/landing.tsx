import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startAnalytics } from './analytics/analytics.ts';
import { setCspNonce } from './shell/setCspNonce.ts';
import { LandingDocument } from './LandingDocument.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');
setCspNonce();
startAnalytics();
const page = (
  <StrictMode>
    <LandingDocument />
  </StrictMode>
);
// A build has the page in its HTML; in development, the document is empty.
if (root.hasChildNodes()) hydrateRoot(root, page);
else createRoot(root).render(page);
