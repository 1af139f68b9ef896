import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Text } from '../Text/index.ts';
import {
  NOTIFICATION_TESTS,
  TEST_USER_ID,
  type TestNotificationAction,
} from './NotificationTestCenter.model.ts';
import { NotificationTest } from './NotificationTest.tsx';
import * as styles from './NotificationTestCenter.css.ts';

export interface NotificationTestCenterProps extends HostProps<'div', 'children'> {
  /** Makes the call of one test; its words are for a notification of the browser. */
  onSend: TestNotificationAction;
}

/**
 * Tries out each of the twelve notifications.
 *
 * A test is one call for a fixed demo user with sample data. What the server answers is shown beside
 * it: that it took the call, and not that anything reached a device, which it does not say.
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
