import { Button, Callout, useToast } from '@dime-time/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onSessionChange, timesRefused } from '../http/sessionEnd.ts';
import { useAuth } from './useAuth.ts';

const TITLE = 'You’re signed out';
const WHAT_TO_DO = 'Sign in again to continue.';
const SIGN_IN = 'Sign in';

/**
 * Says that the session ended while the page is open, with the way to sign in: the page stays, and so
 * does what was typed into it. First in a message, which is read also over a dialog; once that is gone,
 * in a notice that stays until somebody is signed in.
 */
export function SignInNotice() {
  const refusals = useSyncExternalStore(onSessionChange, timesRefused, () => 0);
  const [isTold, setIsTold] = useState(false);
  const { login } = useAuth();
  const { notify } = useToast();
  useEffect(() => {
    if (refusals === 0) return undefined;
    let takeBack = () => {};
    // One message is shown at a time: a form says first that it failed, and this says why.
    const timer = setTimeout(() => {
      takeBack = notify({
        title: TITLE,
        description: WHAT_TO_DO,
        variant: 'destructive',
        action: { label: SIGN_IN, onAction: login },
        onClose: () => setIsTold(true),
      });
    });
    return () => {
      clearTimeout(timer);
      takeBack();
      setIsTold(false);
    };
  }, [refusals, login, notify]);
  if (refusals === 0 || !isTold) return null;
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
      {WHAT_TO_DO}
    </Callout>
  );
}
