import { BellRing } from 'lucide-react';
import { useRef } from 'react';
import { Button, useNotice, useSingleFlight } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { notificationPreferencesWords } from '../words/notificationPreferences.ts';
import type { NotificationPermissionState } from './NotificationPreferences.model.ts';
import * as styles from './NotificationPreferences.css.ts';

export interface PushPermissionProps {
  permission: NotificationPermissionState;
  onAsk: () => Promise<NotificationPermissionState>;
}

/** The browser’s permission, and a button to ask for it: a browser only asks after a press. */
export function PushPermission({ permission, onAsk }: PushPermissionProps) {
  const words = useWords(notificationPreferencesWords);
  const notice = useNotice();
  const state = useRef<HTMLParagraphElement>(null);
  const [pending, ask] = useSingleFlight(async () => {
    const answer = await onAsk();
    // The button is removed after an answer, so the text that replaces it takes the focus.
    if (answer !== 'unasked') state.current?.focus();
    if (answer === 'granted') {
      notice({ title: words.allowedTitle, message: words.allowed, variant: 'default' });
    }
    if (answer === 'denied') {
      notice({ title: words.blockedTitle, message: words.blocked, variant: 'destructive' });
    }
  });
  return (
    <div
      data-part="notification-preferences-permission"
      className={styles.permission}
      data-permission={permission}
    >
      <p
        data-part="notification-preferences-permission-text"
        ref={state}
        tabIndex={-1}
        className={styles.permissionText}
      >
        {words[permission]}
      </p>
      {permission === 'unasked' && (
        <Button
          size="s"
          variant="soft"
          icon={<BellRing size={16} aria-hidden="true" />}
          pending={pending}
          onClick={ask}
        >
          {words.allow}
        </Button>
      )}
    </div>
  );
}
