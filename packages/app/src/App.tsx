import { UiProvider } from '@dime-time/ui';
import { AppRoutes } from './AppRoutes.tsx';
import { AuthProvider } from './auth/index.ts';
import { brand } from './config/brand.ts';
import { CacheProvider } from './cache/CacheProvider.tsx';
import { AppLink } from './shell/AppLink.tsx';
import { usePreferences } from './shell/usePreferences.ts';

/** The whole app: how it looks, what it knows, who is there, and what they see. */
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
