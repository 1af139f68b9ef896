import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Text } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { notificationTestCenterWords } from '../words/notificationTestCenter.ts';
import {
  notificationTests,
  TEST_USER_ID,
  type TestNotificationAction,
} from './NotificationTestCenter.model.ts';
import { NotificationTest } from './NotificationTest.tsx';
import * as styles from './NotificationTestCenter.css.ts';

export interface NotificationTestCenterProps extends HostProps<'div', 'children'> {
  /** Makes the call of one test; its text is for a browser notification. */
  onSend: TestNotificationAction;
}

/**
 * Sends each of the twelve notifications as a test.
 *
 * A test is one call for a fixed demo user with sample data. The server’s response is shown beside
 * it: it confirms the call, not that anything reached a device.
 */
export const NotificationTestCenter = forwardRef<HTMLDivElement, NotificationTestCenterProps>(
  function NotificationTestCenter({ onSend, className, ...rest }, ref) {
    const words = useWords(notificationTestCenterWords);
    return (
      <div
        data-part="notification-test-center"
        {...rest}
        ref={ref}
        className={classes(styles.center, className)}
      >
        <Text data-part="notification-test-center-description" size="s" tone="muted" measure>
          {words.description({ user: TEST_USER_ID })}
        </Text>
        <ul
          data-part="notification-test-center-list"
          className={styles.list}
          aria-label={words.label}
        >
          {notificationTests(words).map(({ type, title, description }) => (
            <NotificationTest
              key={type}
              type={type}
              title={title}
              description={description}
              onSend={onSend}
            />
          ))}
        </ul>
      </div>
    );
  },
);
