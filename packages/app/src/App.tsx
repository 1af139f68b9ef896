import { UiProvider } from '@dime-time/ui';
import { AppRoutes } from './AppRoutes.tsx';
import { AuthProvider } from './auth/index.ts';
import { CacheProvider } from './cache/CacheProvider.tsx';
import { brand } from './config/brand.ts';
import { useLanguage } from './language/language.ts';
import { AppLink } from './shell/AppLink.tsx';
import { usePreferences } from './shell/usePreferences.ts';

/** The app: theme, language, cache, authentication and routes. */
export function App() {
  const preferences = usePreferences();
  const { locale, catalogue } = useLanguage();
  return (
    <UiProvider
      brand={brand}
      locale={locale}
      words={catalogue}
      theme={preferences.theme}
      amountsHidden={preferences.amountsHidden}
      linkComponent={AppLink}
      backCloses
    >
      <CacheProvider>
        <AuthProvider>
          <AppRoutes preferences={preferences} />
        </AuthProvider>
      </CacheProvider>
    </UiProvider>
  );
}
