import {
  Bell,
  CalendarClock,
  Check,
  Coins,
  Bitcoin,
  CreditCard,
  Trash2,
  Trophy,
} from 'lucide-react';
import type { ComponentType } from 'react';
import {
  Badge,
  type BadgeTone,
  Button,
  DateText,
  IconButton,
  VisuallyHidden,
} from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { notificationListWords } from '../words/notificationList.ts';
import type {
  AppNotification,
  NotificationPriority,
  NotificationType,
} from './NotificationList.model.ts';
import * as styles from './NotificationList.css.ts';

const ICONS: Record<NotificationType, ComponentType<{ size: number }>> = {
  milestone: Trophy,
  payment: CreditCard,
  crypto: Bitcoin,
  roundup: Coins,
  system: Bell,
  reminder: CalendarClock,
};

const PRIORITY_TONES: Record<NotificationPriority, BadgeTone> = {
  high: 'negative',
  medium: 'warning',
  low: 'neutral',
};

/** The actions on one notification. */
export interface NotificationActions {
  onRead: (id: string) => void;
  onDelete: (id: string) => void;
}

export interface NotificationRowProps extends NotificationActions {
  notification: AppNotification;
  /** Its text, with amounts hidden if they are hidden. */
  textOf: (text: string) => string;
  timeZone: string;
}

/** One notification: its message, and the buttons to mark or delete it. */
export function NotificationRow({
  notification,
  textOf,
  timeZone,
  onRead,
  onDelete,
}: NotificationRowProps) {
  const words = useWords(notificationListWords);
  const { id, type, priority, isRead, timestamp } = notification;
  const title = textOf(notification.title);
  const Icon = ICONS[type];
  return (
    <div
      data-part="notification-list-row"
      className={styles.row}
      data-unread={isRead ? undefined : ''}
      data-notification={id}
    >
      <span
        data-part="notification-list-icon"
        className={styles.icon}
        data-type={type}
        aria-hidden="true"
      >
        <Icon size={20} />
      </span>
      <div className={styles.body}>
        <div className={styles.heading}>
          <span className={styles.name} tabIndex={-1} data-title="">
            {!isRead && (
              <span data-part="notification-list-unread-mark" className={styles.dot}>
                <VisuallyHidden>{words.unreadMark} </VisuallyHidden>
              </span>
            )}
            <bdi data-part="notification-list-title" className={styles.title}>
              {title}
            </bdi>
          </span>
          <Badge tone={PRIORITY_TONES[priority]}>{words[priority]}</Badge>
        </div>
        <p data-part="notification-list-message" className={styles.message}>
          <bdi>{textOf(notification.message)}</bdi>
        </p>
        <p data-part="notification-list-detail" className={styles.meta}>
          {words[type]}
          <span aria-hidden="true"> · </span>
          <DateText instant={timestamp} timeZone={timeZone} format="day-time" />
        </p>
      </div>
      {!isRead && (
        <div className={styles.read}>
          <Button
            data-part="notification-list-read"
            size="s"
            variant="ghost"
            tone="neutral"
            icon={<Check size={16} aria-hidden="true" />}
            aria-label={words.readOne({ title })}
            onClick={() => onRead(id)}
          >
            {words.read}
          </Button>
        </div>
      )}
      <div className={styles.remove}>
        <IconButton
          size="s"
          label={words.deleteOne({ title })}
          icon={<Trash2 size={16} aria-hidden="true" />}
          data-delete=""
          onClick={() => onDelete(id)}
        />
      </div>
    </div>
  );
}
