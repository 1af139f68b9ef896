import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { LandingDocument } from './LandingDocument.tsx';

/** The landing page as HTML, drawn for one appearance. Called by the build. */
export function renderLanding(appearance: 'light' | 'dark'): string {
  return renderToString(
    <StrictMode>
      <LandingDocument theme={appearance} />
    </StrictMode>,
  );
}
