import { Callout, Card, PageHeader, Section, Tabs } from '../../primitives/index.ts';
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
import { useWords } from '../../words/index.ts';
import { notificationsWords } from '../words/notifications.ts';
import { Screen } from '../../internal/Screen.tsx';
import type { Slots } from '../../internal/slots.ts';
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
  onPreferencesChange: NotificationPreferencesProps['onPreferencesChange'];
  /** Makes the call of one test. */
  onSendTest: TestNotificationAction;
  /**
   * The part that is open first.
   * @default 'notifications'
   */
  defaultTab?: NotificationsTab;
  /** Your own header of the page, and a column beside its parts. */
  slots?: Slots<'header' | 'aside'> | undefined;
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
  onPreferencesChange,
  onSendTest,
  defaultTab = 'notifications',
  slots,
}: NotificationsProps) {
  const words = useWords(notificationsWords);
  const list = (
    <Section data-part="notifications-examples" title={words.examplesTitle}>
      <Callout tone="info">{words.examplesNote}</Callout>
      <NotificationList
        notifications={notifications}
        timeZone={timeZone}
        onRead={onRead}
        onReadAll={onReadAll}
        onDelete={onDelete}
        onRestore={onRestore}
        restoreLabel={words.restoreExamples}
        label={words.examples}
      />
    </Section>
  );
  return (
    <Screen
      data-part="notifications"
      slots={slots}
      header={<PageHeader title={words.title} description={words.description} />}
    >
      <Card>
        <Tabs<NotificationsTab>
          label={words.tabs}
          defaultValue={defaultTab}
          keepMounted
          items={[
            { value: 'notifications', label: words.listTab, content: list },
            {
              value: 'settings',
              label: words.settingsTab,
              content: (
                <Section
                  data-part="notifications-settings"
                  title={words.settingsTitle}
                  className={styles.narrow}
                >
                  <NotificationPreferences
                    preferences={preferences}
                    onPreferencesChange={onPreferencesChange}
                    permission={permission}
                    onAskPermission={onAskPermission}
                  />
                </Section>
              ),
            },
            {
              value: 'test',
              label: words.testTab,
              content: (
                <Section data-part="notifications-test" title={words.testTitle}>
                  <NotificationTestCenter onSend={onSendTest} />
                </Section>
              ),
            },
          ]}
        />
      </Card>
    </Screen>
  );
}
