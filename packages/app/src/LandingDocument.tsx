import type { ContactRequest } from '@dime-time/finance-core/contract';
import { UiProvider, type UiProviderProps } from '@dime-time/ui';
import { Landing } from '@dime-time/ui';
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { brand } from './config/brand.ts';
import { config } from './config/config.ts';
import { loadAuthenticatedApp } from './loadAuthenticatedApp.ts';
import { usePreferences } from './shell/usePreferences.ts';

export interface LandingDocumentProps {
  /**
   * The theme of the prerendered page, for which no browser has a preference.
   * @default the stored preference
   */
  theme?: UiProviderProps['theme'];
}

/**
 * The landing page as a document of its own, without the app’s routes and data: most of its visitors
 * never sign in. If a user is signed in, the app replaces it. If they have interacted with the page
 * before that is known, the page stays, and links to the app.
 */
export function LandingDocument({ theme }: LandingDocumentProps) {
  const preferences = usePreferences();
  const loaded = useAuthenticatedApp();
  const address = useAddress();
  if (loaded && !loaded.hasInteraction) return <loaded.App />;
  return (
    <UiProvider
      brand={brand}
      theme={theme ?? preferences.theme}
      amountsHidden={preferences.amountsHidden}
    >
      <Landing
        onContact={send}
        contactEmail={config.contactEmail}
        qrValue={address}
        signedIn={loaded !== undefined}
        alone
        signInHref={`${config.apiBaseUrl}/api/login`}
      />
    </UiProvider>
  );
}

/** Loads the contact call on first use. */
async function send(message: ContactRequest): Promise<{ ok: true }> {
  const { sendContact } = await import('./marketing/index.ts');
  return sendContact(message);
}

interface LoadedApp {
  App: ComponentType;
  /** Whether the user has interacted with the page, so that replacing it would interrupt them. */
  hasInteraction: boolean;
}

/** Not `scroll`: the app keeps the scroll position. */
const INTERACTIONS = ['pointerdown', 'focusin', 'input', 'click'];

function useAuthenticatedApp(): LoadedApp | undefined {
  const [loaded, setLoaded] = useState<LoadedApp>();
  useEffect(() => {
    const unmounted = new AbortController();
    let hasInteraction = document.activeElement !== document.body;
    for (const type of INTERACTIONS) {
      window.addEventListener(type, () => (hasInteraction = true), { signal: unmounted.signal });
    }
    loadAuthenticatedApp().then(
      (App) => {
        if (App && !unmounted.signal.aborted) setLoaded({ App, hasInteraction });
      },
      // On a failure, the landing page stays.
      () => {},
    );
    return () => unmounted.abort();
  }, []);
  return loaded;
}

const subscribe = () => () => {};

/** The address of this page; empty while prerendering. */
function useAddress(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.href,
    () => '',
  );
}
