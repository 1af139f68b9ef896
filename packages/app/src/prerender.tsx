import { endpoints } from '@dime-time/finance-core/contract';
import { LoadingScreen, UiProvider, wordsOf, type Catalogue, type Language } from '@dime-time/ui';
import type { WordScreen } from '@dime-time/ui/words/load';
import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { brand } from './config/brand.ts';
import { config } from './config/config.ts';
import { pathOf, READ_TIME_OUT_MS } from './http/apiClient.ts';
import { PAGES, type AppPage } from './config/pages.ts';
import { loadScreenWords } from './language/loadScreenWords.ts';
import { LOCALES, SOURCE_LOCALE, type Locale } from './language/locales.ts';
import { documentWords, type DocumentWords } from './language/words/document.ts';
import { LandingDocument } from './LandingDocument.tsx';

type Theme = 'light' | 'dark';

/** The documents in each locale, the first of which is the one that they are written in. */
export function renderAll() {
  return Promise.all(LOCALES.map(renderIn));
}

async function renderIn(locale: Locale) {
  const words = await Promise.all(
    (['Landing', 'LoadingScreen'] as const).map((screen) => catalogueOf(locale, screen)),
  );
  const language: Language = { locale, catalogue: Object.assign({}, ...words) as Catalogue };
  const inBoth = (render: (theme: Theme) => ReactNode) => ({
    light: renderToString(<StrictMode>{render('light')}</StrictMode>),
    dark: renderToString(<StrictMode>{render('dark')}</StrictMode>),
  });
  return {
    locale,
    landing: inBoth((theme) => <LandingDocument theme={theme} language={language} />),
    loading: inBoth((theme) => (
      <UiProvider brand={brand} theme={theme} locale={locale} words={language.catalogue}>
        <LoadingScreen />
      </UiProvider>
    )),
    texts: textsOf(wordsOf(documentWords, language)),
  };
}

function catalogueOf(locale: Locale, screen: WordScreen): Promise<Catalogue> {
  return locale === SOURCE_LOCALE ? Promise.resolve({}) : loadScreenWords(locale, screen);
}

/** What the documents have beside their page. */
function textsOf(words: DocumentWords): string[] {
  const { productName } = config;
  return [
    words.description({ productName }),
    words.socialTitle({ productName }),
    words.socialDescription,
    words.noScript({ productName }),
  ];
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
