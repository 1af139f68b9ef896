import { Callout, Card, PageHeader, Section, Stack, Tabs } from '../../primitives/index.ts';
import {
  NotificationList,
  type NotificationListProps,
} from '../NotificationList/NotificationList.tsx';
import {
  NotificationPreferences,
  type NotificationPreferencesProps,
} from '../NotificationPreferences/NotificationPreferences.tsx';
import { NotificationTestCenter } from '../NotificationTestCenter/NotificationTestCenter.tsx';
import type { TestNotificationAction } from '../NotificationTestCenter/NotificationTestCenter.model.ts';
import { screen } from '../../internal/screen.css.ts';
import * as styles from './Notifications.css.ts';

/** The three parts of the page. */
export type NotificationsTab = 'notifications' | 'settings' | 'test';

export interface NotificationsProps
  extends
    Pick<NotificationListProps, 'notifications' | 'timeZone' | 'onRead' | 'onReadAll' | 'onDelete'>,
    Pick<NotificationPreferencesProps, 'preferences' | 'permission' | 'onAskPermission'> {
  /** Restores the sample; offered when all of it was deleted. */
  onRestore: () => void;
  /** Called with all preferences, with the change merged in. */
  onPreferences: NotificationPreferencesProps['onChange'];
  /** Makes the call of one test. */
  onSendTest: TestNotificationAction;
  /**
   * The part that is open first.
   * @default 'notifications'
   */
  defaultTab?: NotificationsTab;
}

/** The page of notifications: the received ones, the preferences, and a place to send tests. */
export function Notifications({
  notifications,
  timeZone,
  onRead,
  onReadAll,
  onDelete,
  onRestore,
  preferences,
  permission,
  onAskPermission,
  onPreferences,
  onSendTest,
  defaultTab = 'notifications',
}: NotificationsProps) {
  const list = (
    <Section title="Example Notifications">
      <Callout tone="info">
        Examples only. They are not about your account. Changes you make here stay in this browser.
      </Callout>
      <NotificationList
        notifications={notifications}
        timeZone={timeZone}
        onRead={onRead}
        onReadAll={onReadAll}
        onDelete={onDelete}
        onRestore={onRestore}
        restoreLabel="Show examples again"
        label="Example notifications"
      />
    </Section>
  );
  return (
    <Stack gap={6} className={screen}>
      <PageHeader
        title="Notifications"
        description="Updates about your round-ups, payments, and debts."
      />
      <Card>
        <Tabs<NotificationsTab>
          label="Notifications"
          defaultValue={defaultTab}
          keepMounted
          tabs={[
            { value: 'notifications', label: 'Notifications', content: list },
            {
              value: 'settings',
              label: 'Settings',
              content: (
                <Section title="Notification Preferences" className={styles.narrow}>
                  <NotificationPreferences
                    preferences={preferences}
                    onChange={onPreferences}
                    permission={permission}
                    onAskPermission={onAskPermission}
                  />
                </Section>
              ),
            },
            {
              value: 'test',
              label: 'Testing Center',
              content: (
                <Section title="Notification Testing Center">
                  <NotificationTestCenter onSend={onSendTest} />
                </Section>
              ),
            },
          ]}
        />
      </Card>
    </Stack>
  );
}
