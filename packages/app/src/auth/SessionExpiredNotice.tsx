import { Button, Callout, useToast, useWords } from '@dime-time/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { expiryCount, onSessionExpiry } from '../http/sessionExpiry.ts';
import { sessionExpiredNoticeWords } from '../language/words/sessionExpiredNotice.ts';
import { useAuth } from './useAuth.ts';

/**
 * Reports an expired session, with a button to sign in; the page and its form input stay. First as a
 * toast, which is also readable over a dialog; after it closes, as a notice until the user is signed in.
 */
export function SessionExpiredNotice() {
  const words = useWords(sessionExpiredNoticeWords);
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
        title: words.title,
        description: words.description,
        variant: 'destructive',
        action: { label: words.signIn, onAction: login },
        onClose: () => setIsToastClosed(true),
      });
    });
    return () => {
      clearTimeout(timer);
      dismiss();
      setIsToastClosed(false);
    };
  }, [expiries, login, notify, words]);
  if (expiries === 0 || !isToastClosed) return null;
  return (
    <Callout
      tone="negative"
      live="polite"
      title={words.title}
      actions={
        <Button size="s" variant="outline" tone="neutral" onClick={login}>
          {words.signIn}
        </Button>
      }
    >
      {words.description}
    </Callout>
  );
}
