import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { startAnalytics } from './analytics/analytics.ts';
import { isSignedIn } from './isSignedIn.ts';
import { FRAME_SCREENS } from './language/frameScreens.ts';
import { language } from './language/language.ts';
import { setCspNonce } from './shell/setCspNonce.ts';
import { LandingDocument } from './LandingDocument.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id root.');
setCspNonce();
startAnalytics();
void language.load('Landing').then(() => {
  const root = start(container);
  // On a failure, the landing page stays.
  followSession(root).catch(() => {});
});

/**
 * Takes over the page in the HTML of a build. In development, the document is empty; its inline script
 * has emptied a page in another language than the person’s.
 */
function start(place: HTMLElement): Root {
  const page = strict(<LandingDocument />);
  const prerendered = place.nextElementSibling?.getAttribute('lang');
  if (prerendered === language.read().locale && place.firstElementChild?.hasChildNodes()) {
    return hydrateRoot(place, page);
  }
  const root = createRoot(place);
  root.render(page);
  return root;
}

function strict(content: ReactNode): ReactNode {
  return <StrictMode>{content}</StrictMode>;
}

/** Replaces the page by the app if a user is signed in, unless that would interrupt the visitor. */
async function followSession(root: Root): Promise<void> {
  const hasInteracted = watchInteractions();
  if (!(await isSignedIn())) return;
  const [{ App }] = await Promise.all([import('./App.tsx'), language.load(...FRAME_SCREENS)]);
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
