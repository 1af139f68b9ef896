import { UiProvider } from '@dime-time/ui';
import { useLocation } from 'wouter';
import { AppRoutes } from './AppRoutes.tsx';
import { AuthProvider } from './auth/index.ts';
import { CacheProvider } from './cache/CacheProvider.tsx';
import { brand } from './config/brand.ts';
import { useLanguage } from './language/language.ts';
import { AppLink } from './shell/AppLink.tsx';
import { useSiteClock } from './shell/useSiteClock.ts';
import { usePreferences } from './shell/usePreferences.ts';

/** The app: theme, language, cache, authentication and routes. */
export function App() {
  return (
    <CacheProvider>
      <AuthProvider>
        <Site />
      </AuthProvider>
    </CacheProvider>
  );
}

/** The provider stands below the sign-in, since its clock has the time zone of the user. */
function Site() {
  const [path] = useLocation();
  const clock = useSiteClock(path);
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
      clock={clock}
    >
      <AppRoutes preferences={preferences} />
    </UiProvider>
  );
}
