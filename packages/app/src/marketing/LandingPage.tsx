import { Landing } from '@dime-time/ui';
import { useAuth } from '../auth/index.ts';
import { config } from '../config/config.ts';
import { paths } from '../config/paths.ts';
import { sendContact } from './sendContact.ts';

export default function LandingPage() {
  const { status } = useAuth();
  return (
    <Landing
      onContact={sendContact}
      contactEmail={config.contactEmail}
      qrValue={window.location.href}
      signedIn={status === 'signed-in'}
      signInHref={`${config.apiBaseUrl}/api/login`}
      dashboardHref={paths.dashboard}
    />
  );
}
