import { UiProvider } from '@dime-time/ui';
import { LoadingScreen } from '@dime-time/ui/screens/LoadingScreen';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { brand } from './brand.ts';
import { LandingDocument } from './LandingDocument.tsx';

/** The landing page as HTML, drawn for one appearance. Called by the build. */
export function renderLanding(appearance: 'light' | 'dark'): string {
  return renderToString(
    <StrictMode>
      <LandingDocument theme={appearance} />
    </StrictMode>,
  );
}

/** What the app shows until it is known who has come, as HTML. Called by the build. */
export function renderWaiting(appearance: 'light' | 'dark'): string {
  return renderToString(
    <StrictMode>
      <UiProvider brand={brand} theme={appearance}>
        <LoadingScreen />
      </UiProvider>
    </StrictMode>,
  );
}
