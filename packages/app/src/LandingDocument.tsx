import type { ContactRequest } from '@dime-time/finance-core/contract';
import { UiProvider, type UiProviderProps } from '@dime-time/ui';
import { Landing } from '@dime-time/ui/screens/Landing';
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { brand } from './config/brand.ts';
import { config } from './config/config.ts';
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
 * the routes nor the data of the app. For somebody who is signed in the app takes its place; where they
 * have begun to do something before that is known, the page stays and only leads on to the app.
 */
export function LandingDocument({ theme }: LandingDocumentProps) {
  const preferences = usePreferences();
  const found = useAppOfTheSignedIn();
  const address = useAddress();
  if (found && !found.isTooLate) return <found.App />;
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
        signedIn={found !== undefined}
        alone
        signInHref={`${config.apiBaseUrl}/api/login`}
      />
    </UiProvider>
  );
}

/** Loads what writing to us needs once somebody does. */
async function send(message: ContactRequest): Promise<{ ok: true }> {
  const { sendContact } = await import('./marketing/sendContact.ts');
  await sendContact(message);
  return { ok: true };
}

interface FoundApp {
  App: ComponentType;
  /** Whether taking the page away would take what somebody is doing with it. */
  isTooLate: boolean;
}

/** Whoever only looks and scrolls loses nothing: the app stands where they were. */
const BEGINNINGS = ['pointerdown', 'focusin', 'input', 'click'];

function useAppOfTheSignedIn(): FoundApp | undefined {
  const [found, setFound] = useState<FoundApp>();
  useEffect(() => {
    const left = new AbortController();
    let isTooLate = document.activeElement !== document.body;
    for (const type of BEGINNINGS) {
      window.addEventListener(type, () => (isTooLate = true), { signal: left.signal });
    }
    appOfTheSignedIn().then(
      (App) => {
        if (App && !left.signal.aborted) setFound({ App, isTooLate });
      },
      // Whoever cannot be told to be signed in is shown what everybody may see.
      () => {},
    );
    return () => left.abort();
  }, []);
  return found;
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
