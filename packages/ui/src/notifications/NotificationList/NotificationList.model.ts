import type { Instant } from '@dime-time/finance-core';
import { maskedMoney } from '../../money/index.ts';
import type { NotificationListWords } from '../../words/subjects/notifications/notificationList.ts';

/** What a notification is about. */
export type NotificationType =
  'milestone' | 'payment' | 'crypto' | 'roundup' | 'system' | 'reminder';

/** How urgent a notification is. */
export type NotificationPriority = 'high' | 'medium' | 'low';

/** A notification from the product. */
export interface AppNotification {
  /** Its ID in the list. */
  readonly id: string;
  /** Its subject. */
  readonly type: NotificationType;
  /** The message in a few words. */
  readonly title: string;
  /** The message in a sentence; amounts in it are hidden with all others. */
  readonly message: string;
  /** When it arrived. */
  readonly timestamp: Instant;
  /** Whether it was read. */
  readonly isRead: boolean;
  /** How urgent it is. */
  readonly priority: NotificationPriority;
}

/** The number of unread notifications, in words. */
export function unreadText(
  notifications: readonly AppNotification[],
  words: NotificationListWords,
): string {
  const count = notifications.filter((notification) => !notification.isRead).length;
  return count === 0 ? words.allRead : words.unread({ count });
}

/**
 * Replaces dollar amounts in a sentence with dots.
 *
 * @example hideAmounts('You saved $12.50 today.') // 'You saved $•••• today.'
 */
export function hideAmounts(text: string): string {
  return text.replaceAll(/\$\d+(?:,\d{3})*(?:\.\d+)?/g, maskedMoney());
}

/**
 * Returns the row to focus after one is removed: the next one, or else the previous one.
 *
 * @returns `undefined` if no row is left.
 */
export function neighbourOf(
  notifications: readonly AppNotification[],
  id: string,
): string | undefined {
  const at = notifications.findIndex((notification) => notification.id === id);
  return (notifications[at + 1] ?? notifications[at - 1])?.id;
}
