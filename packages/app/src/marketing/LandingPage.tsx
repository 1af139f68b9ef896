import type { ContactRequest } from '@dime-time/finance-core/contract';
import { Landing } from '@dime-time/ui';
import { useContext, useSyncExternalStore } from 'react';
import { AuthContext, signInPath } from '../auth/index.ts';
import { config } from '../config/config.ts';
import { paths } from '../config/paths.ts';

export interface LandingPageProps {
  /**
   * Whether the visitor is signed in.
   * @default whether a user is, by the authentication state of the app; false without the app
   */
  signedIn?: boolean;
}

/** The landing page, in a document of its own and in the app. */
export default function LandingPage({ signedIn }: LandingPageProps) {
  const auth = useContext(AuthContext);
  const address = useAddress();
  const isFramed = auth?.status === 'signed-in';
  return (
    <Landing
      onContact={send}
      contactEmail={config.contactEmail}
      qrValue={address}
      signedIn={signedIn ?? isFramed}
      alone={!isFramed}
      signInHref={`${config.apiBaseUrl}${signInPath(address)}`}
      dashboardHref={paths.dashboard}
    />
  );
}

/** Loads the contact call on first use. */
async function send(message: ContactRequest): Promise<{ ok: true }> {
  const { sendContact } = await import('./sendContact.ts');
  return sendContact(message);
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
