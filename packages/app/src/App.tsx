import { UiProvider } from '@dime-time/ui';
import { AppRoutes } from './AppRoutes.tsx';
import { AuthProvider } from './auth/index.ts';
import { CacheProvider } from './cache/CacheProvider.tsx';
import { brand } from './config/brand.ts';
import { AppLink } from './shell/AppLink.tsx';
import { usePreferences } from './shell/usePreferences.ts';

/** The app: theme, cache, authentication and routes. */
export function App() {
  const preferences = usePreferences();
  return (
    <UiProvider
      brand={brand}
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
