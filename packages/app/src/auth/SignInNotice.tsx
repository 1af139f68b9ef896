import { Button, Callout, useToast } from '@dime-time/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { expiryCount, onSessionExpiry } from '../http/sessionExpiry.ts';
import { useAuth } from './useAuth.ts';

const TITLE = 'You’re signed out';
const DESCRIPTION = 'Sign in again to continue.';
const SIGN_IN = 'Sign in';

/**
 * Reports an expired session, with a button to sign in; the page and its form input stay. First as a
 * toast, which is also readable over a dialog; after it closes, as a notice until the user is signed in.
 */
export function SignInNotice() {
  const expiries = useSyncExternalStore(onSessionExpiry, expiryCount, () => 0);
  const [isToastClosed, setIsToastClosed] = useState(false);
  const { login } = useAuth();
  const { notify } = useToast();
  useEffect(() => {
    if (expiries === 0) return undefined;
    let dismiss = () => {};
    // One toast is shown at a time: this one replaces that of the form whose call failed.
    const timer = setTimeout(() => {
      dismiss = notify({
        title: TITLE,
        description: DESCRIPTION,
        variant: 'destructive',
        action: { label: SIGN_IN, onAction: login },
        onClose: () => setIsToastClosed(true),
      });
    });
    return () => {
      clearTimeout(timer);
      dismiss();
      setIsToastClosed(false);
    };
  }, [expiries, login, notify]);
  if (expiries === 0 || !isToastClosed) return null;
  return (
    <Callout
      tone="negative"
      live="polite"
      title={TITLE}
      actions={
        <Button size="s" variant="outline" tone="neutral" onClick={login}>
          {SIGN_IN}
        </Button>
      }
    >
      {DESCRIPTION}
    </Callout>
  );
}
