import type { User } from '@dime-time/finance-core/contract';
import { AppShell } from '@dime-time/ui';
import type { ReactNode } from 'react';
import { SignInNotice } from '../auth/SignInNotice.tsx';
import { config } from '../config/config.ts';
import { paths } from '../config/paths.ts';
import { demoBar } from './demoBar.ts';
import { navigationActions } from './navigationActions.ts';
import { footLinks, navigationItems } from './navigationItems.ts';
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
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || 'User';
  return (
    <AppShell
      currentPath={path}
      homeHref={paths.dashboard}
      items={navigationItems}
      footLinks={footLinks}
      user={{ name, email: user.email }}
      // The contract has no notifications: the badge is required, and counts the samples.
      notificationLabel="examples"
      actions={navigationActions(preferences)}
      onLogout={onLogout}
      demo={config.apiMode === 'mock' ? demoBar : undefined}
      notice={
        <>
          <SignInNotice />
          <OfflineNotice />
        </>
      }
      bleed={bleed}
    >
      {children}
    </AppShell>
  );
}
