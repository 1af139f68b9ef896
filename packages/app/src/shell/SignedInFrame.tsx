import type { User } from '@dime-time/finance-core/contract';
import { AppShell, useWords } from '@dime-time/ui';
import type { ReactNode } from 'react';
import { SessionExpiredNotice } from '../auth/SessionExpiredNotice.tsx';
import { config } from '../config/config.ts';
import { paths } from '../config/paths.ts';
import { frameWords } from '../language/words/frame.ts';
import { resetDemo } from './demoBar.ts';
import { userMenuActions } from './userMenuActions.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import type { Preferences } from './usePreferences.ts';

export interface SignedInFrameProps {
  path: string;
  user: User;
  onLogout: () => void;
  preferences: Preferences;
  /** Whether the page has its own margins, as the landing page does. */
  bleed: boolean;
  children: ReactNode;
}

/** The navigation around a page of a signed-in user. */
export function SignedInFrame({
  path,
  user,
  onLogout,
  preferences,
  bleed,
  children,
}: SignedInFrameProps) {
  const words = useWords(frameWords);
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || words.user;
  return (
    <AppShell
      currentPath={path}
      homeHref={paths.dashboard}
      user={{ name, email: user.email }}
      // The contract has no notifications: the badge is required, and counts the samples.
      notificationLabel={words.notificationWord}
      actions={userMenuActions(preferences, words)}
      onLogout={onLogout}
      demo={config.apiMode === 'mock' ? { scenario: words.demo, onReset: resetDemo } : undefined}
      notice={
        <>
          <SessionExpiredNotice />
          <OfflineNotice />
        </>
      }
      bleed={bleed}
    >
      {children}
    </AppShell>
  );
}
