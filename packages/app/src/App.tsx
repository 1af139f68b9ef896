import { dimeTimeBrand, UiProvider, type Brand } from '@dime-time/ui';
import { AppRoutes } from './AppRoutes.tsx';
import { AuthProvider } from './auth/index.ts';
import { config } from './config.ts';
import { CacheProvider } from './data/CacheProvider.tsx';
import { AppLink } from './shell/AppLink.tsx';
import { usePreferences } from './shell/usePreferences.ts';

const brand: Brand = { ...dimeTimeBrand, productName: config.productName };

/** The whole app: how it looks, what it knows, who is there, and what they see. */
export function App() {
  const preferences = usePreferences();
  return (
    <UiProvider
      brand={brand}
      theme={preferences.theme}
      amountsHidden={preferences.amountsHidden}
      linkComponent={AppLink}
    >
      <CacheProvider>
        <AuthProvider>
          <AppRoutes preferences={preferences} />
        </AuthProvider>
      </CacheProvider>
    </UiProvider>
  );
}
