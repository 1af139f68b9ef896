import { dimeTimeBrand, UiProvider } from '@dime-time/ui';
import { useState, type ComponentProps } from 'react';
import { SWRConfig } from 'swr';
import { Router, useLocation } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { useShownTheme } from '../../.storybook/inDarkToo.ts';
import { AppRoutes } from '../../packages/app/src/AppRoutes.tsx';
import { AuthProvider } from '../../packages/app/src/auth/index.ts';
import { CacheProvider } from '../../packages/app/src/cache/CacheProvider.tsx';
import { AppLink } from '../../packages/app/src/shell/AppLink.tsx';
import { useSiteClock } from '../../packages/app/src/shell/useSiteClock.ts';

export interface RunningAppProps {
  /** Where the visit begins. */
  path: string;
  /** The appearance chosen in the toolbar. */
  theme: 'light' | 'dark';
}

/** The app as it is, with an address and a memory of its own, so that no story sees another's. */
export function RunningApp({ path, theme: chosen }: RunningAppProps) {
  const theme = useShownTheme(chosen);
  const [location] = useState(() => memoryLocation({ path }));
  const [amountsHidden, setAmountsHidden] = useState(false);
  return (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <CacheProvider>
        <AuthProvider>
          <Router hook={location.hook} searchHook={location.searchHook}>
            <Site preferences={{ theme, setTheme: () => {}, amountsHidden, setAmountsHidden }} />
          </Router>
        </AuthProvider>
      </CacheProvider>
    </SWRConfig>
  );
}

function Site({ preferences }: Pick<ComponentProps<typeof AppRoutes>, 'preferences'>) {
  const [path] = useLocation();
  return (
    <UiProvider
      brand={dimeTimeBrand}
      theme={preferences.theme}
      amountsHidden={preferences.amountsHidden}
      linkComponent={AppLink}
      clock={useSiteClock(path)}
    >
      <AppRoutes preferences={preferences} />
    </UiProvider>
  );
}
