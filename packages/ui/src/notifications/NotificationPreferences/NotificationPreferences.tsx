import { forwardRef, useId, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Heading, Stack, SwitchField, Text } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { notificationPreferencesWords } from '../words/notificationPreferences.ts';
import {
  CHANNELS,
  TOPICS,
  type NotificationPermissionState,
  type NotificationPreferenceValues,
} from './NotificationPreferences.model.ts';
import { PushPermission } from './PushPermission.tsx';
import * as styles from './NotificationPreferences.css.ts';

export interface NotificationPreferencesProps extends HostProps<'div', 'children' | 'onChange'> {
  /** The chosen preferences. */
  preferences: NotificationPreferenceValues;
  /** Called with all preferences, with the change merged in; it takes effect immediately. */
  onPreferencesChange: (preferences: NotificationPreferenceValues) => void;
  /** Whether the browser may show notifications. */
  permission: NotificationPermissionState;
  /** Makes the browser ask for permission to show notifications, and returns the answer. */
  onAskPermission: () => Promise<NotificationPermissionState>;
  /**
   * Where the choices are stored.
   * @default that they stay in this browser and are not sent to the server
   */
  keptNote?: ReactNode;
}

/** Sets how notifications arrive, and what they are about. */
export const NotificationPreferences = forwardRef<HTMLDivElement, NotificationPreferencesProps>(
  function NotificationPreferences(
    { preferences, onPreferencesChange, permission, onAskPermission, keptNote, className, ...rest },
    ref,
  ) {
    const words = useWords(notificationPreferencesWords);
    const id = useId();
    const group = (name: string, title: string, list: typeof CHANNELS) => (
      <Stack
        data-part="notification-preferences-group"
        gap={0}
        role="group"
        aria-labelledby={`${id}-${name}`}
      >
        <Heading data-part="notification-preferences-title" level={3} size="m" id={`${id}-${name}`}>
          {title}
        </Heading>
        {list.map((key) => (
          <div data-part="notification-preferences-item" key={key} className={styles.preference}>
            <SwitchField
              label={words[key]}
              description={words[`${key}Description`]}
              value={preferences[key]}
              onChange={(value) => onPreferencesChange({ ...preferences, [key]: value })}
            />
            {key === 'pushEnabled' && preferences.pushEnabled && (
              <PushPermission permission={permission} onAsk={onAskPermission} />
            )}
          </div>
        ))}
      </Stack>
    );
    return (
      <div
        data-part="notification-preferences"
        {...rest}
        ref={ref}
        className={classes(styles.panel, className)}
      >
        {group('channels', words.channels, CHANNELS)}
        {group('topics', words.topics, TOPICS)}
        <Text
          data-part="notification-preferences-note"
          size="s"
          tone="muted"
          className={styles.storageNote}
        >
          {keptNote === undefined ? words.keptNote : keptNote}
        </Text>
      </div>
    );
  },
);
