import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startAnalytics } from './analytics/index.ts';
import { App } from './App.tsx';
import { language } from './language/language.ts';
import { preloadPage } from './routes.tsx';
import { setCspNonce } from './shell/setCspNonce.ts';
import { FRAME_SCREENS } from './language/frameScreens.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id root.');
setCspNonce();
startAnalytics();
const root = createRoot(container);
// The words of the navigation come before the first render, so that none is in another language; those
// of the page load beside them.
const framed = language.load(...FRAME_SCREENS);
preloadPage(window.location.pathname);
void framed.then(() =>
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
