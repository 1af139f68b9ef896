import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Text } from '../../primitives/index.ts';
import {
  NOTIFICATION_TESTS,
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
    return (
      <div {...rest} ref={ref} className={classes(styles.center, className)}>
        <Text size="s" tone="muted" measure>
          Send yourself a sample notification. Tests use the demo account “{TEST_USER_ID}” and
          made-up data. If notifications are allowed in this browser, you’ll see the test here.
        </Text>
        <ul className={styles.list} aria-label="Tests">
          {NOTIFICATION_TESTS.map(({ type, title, description }) => (
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
