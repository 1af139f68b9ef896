import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startAnalytics } from './analytics/analytics.ts';
import { keepStyleNonce } from './shell/keepStyleNonce.ts';
import { LandingDocument } from './LandingDocument.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');
keepStyleNonce();
startAnalytics();
const page = (
  <StrictMode>
    <LandingDocument />
  </StrictMode>
);
// A build has the page in its HTML; while developing, the document comes empty.
if (root.hasChildNodes()) hydrateRoot(root, page);
else createRoot(root).render(page);
