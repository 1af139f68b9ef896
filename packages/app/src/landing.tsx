import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startAnalytics } from './analytics/analytics.ts';
import { isSignedIn } from './isSignedIn.ts';
import { setCspNonce } from './shell/setCspNonce.ts';
import { LandingDocument } from './LandingDocument.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id root.');
setCspNonce();
startAnalytics();
// A build has the page in its HTML; in development, the document is empty.
const isPrerendered = container.hasChildNodes();
const page = strict(<LandingDocument />);
const root = isPrerendered ? hydrateRoot(container, page) : createRoot(container);
if (!isPrerendered) root.render(page);
// On a failure, the landing page stays.
followSession().catch(() => {});

function strict(content: ReactNode): ReactNode {
  return <StrictMode>{content}</StrictMode>;
}

/** Replaces the page by the app if a user is signed in, unless that would interrupt the visitor. */
async function followSession(): Promise<void> {
  const hasInteracted = watchInteractions();
  if (!(await isSignedIn())) return;
  const { App } = await import('./App.tsx');
  root.render(strict(hasInteracted() ? <LandingDocument signedIn /> : <App />));
}

/** Returns whether the visitor has interacted with the page. */
function watchInteractions(): () => boolean {
  let hasInteracted = document.activeElement !== document.body;
  for (const type of ['pointerdown', 'focusin', 'input', 'click', 'scroll']) {
    window.addEventListener(type, () => (hasInteracted = true), { once: true, passive: true });
  }
  return () => hasInteracted;
}
