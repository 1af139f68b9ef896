import { endpoints } from '@dime-time/finance-core/contract';
import { UiProvider } from '@dime-time/ui';
import { LoadingScreen } from '@dime-time/ui';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { brand } from './config/brand.ts';
import { config } from './config/config.ts';
import { pathOf, READ_TIME_OUT_MS } from './http/apiClient.ts';
import { PAGES, type AppPage } from './config/pages.ts';
import { LandingDocument } from './LandingDocument.tsx';

/** The landing page as HTML, in one theme. Called by the build. */
export function renderLanding(theme: 'light' | 'dark'): string {
  return renderToString(
    <StrictMode>
      <LandingDocument theme={theme} />
    </StrictMode>,
  );
}

/** The app’s loading screen as HTML. Called by the build. */
export function renderLoading(theme: 'light' | 'dark'): string {
  return renderToString(
    <StrictMode>
      <UiProvider brand={brand} theme={theme}>
        <LoadingScreen />
      </UiProvider>
    </StrictMode>,
  );
}

/**
 * The requests that the document’s inline script preloads: the current user and, if there is one, the
 * reads of the page. None with the mocks, which are a script themselves.
 */
export const preloadRequests =
  config.apiMode === 'mock'
    ? undefined
    : {
        origin: config.apiBaseUrl,
        user: pathOf(endpoints.getUser),
        reads: Object.fromEntries(
          PAGES.flatMap(({ path, reads }: AppPage) =>
            reads ? [[path, reads.map((read) => pathOf(endpoints[read]))]] : [],
          ),
        ),
        timeOutMs: READ_TIME_OUT_MS,
      };
