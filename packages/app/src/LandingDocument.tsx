import type { ContactRequest } from '@dime-time/finance-core/contract';
import { UiProvider, type UiProviderProps } from '@dime-time/ui';
import { Landing } from '@dime-time/ui/screens/Landing';
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { brand } from './brand.ts';
import { config } from './config.ts';
import { usePreferences } from './shell/usePreferences.ts';
import { appOfTheSignedIn } from './appOfTheSignedIn.ts';

export interface LandingDocumentProps {
  /**
   * The appearance to draw before a browser can say which it wants.
   * @default what was chosen in this browser
   */
  theme?: UiProviderProps['theme'];
}

/**
 * The landing page as a document of its own: most who read it never sign in, so it carries neither
 * the routes nor the data of the app. For somebody who is signed in the app takes its place.
 */
export function LandingDocument({ theme }: LandingDocumentProps) {
  const preferences = usePreferences();
  const App = useAppOfTheSignedIn();
  const address = useAddress();
  if (App) return <App />;
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
        signInHref={`${config.apiBaseUrl}/api/login`}
      />
    </UiProvider>
  );
}

/** Loads what writing to us needs once somebody does. */
async function send(message: ContactRequest): Promise<{ ok: true }> {
  const { sendContact } = await import('./data/sendContact.ts');
  await sendContact(message);
  return { ok: true };
}

function useAppOfTheSignedIn(): ComponentType | undefined {
  const [app, setApp] = useState<{ App: ComponentType }>();
  useEffect(() => {
    let left = false;
    appOfTheSignedIn().then(
      (App) => {
        if (App && !left) setApp({ App });
      },
      // Whoever cannot be told to be signed in is shown what everybody may see.
      () => {},
    );
    return () => {
      left = true;
    };
  }, []);
  return app?.App;
}

const subscribe = () => () => {};

/** The address of this page; empty until it runs in a browser. */
function useAddress(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.href,
    () => '',
  );
}
