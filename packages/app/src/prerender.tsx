import { endpoints } from '@dime-time/finance-core/contract';
import { UiProvider } from '@dime-time/ui';
import { LoadingScreen } from '@dime-time/ui/screens/LoadingScreen';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { brand } from './config/brand.ts';
import { config } from './config/config.ts';
import { pathOf, READ_TIME_OUT_MS } from './http/request.ts';
import { PAGES, type AppPage } from './config/pages.ts';
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

/**
 * What the document asks of the server before the app's code is there: who has come and, of somebody
 * who is known, what the page reads. Nothing where the mocks answer, which are a script themselves.
 */
export const firstAsks =
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
