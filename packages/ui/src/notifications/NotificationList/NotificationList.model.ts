import type { Instant } from '@dime-time/finance-core';
import { maskedMoney } from '../../money/index.ts';

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

/** What a type is called. */
export const TYPE_NAMES: Record<NotificationType, string> = {
  milestone: 'Milestone',
  payment: 'Payment',
  crypto: 'Crypto',
  roundup: 'Round-up',
  system: 'System',
  reminder: 'Reminder',
};

/** What a priority is called. */
export const PRIORITY_NAMES: Record<NotificationPriority, string> = {
  high: 'High priority',
  medium: 'Medium priority',
  low: 'Low priority',
};

/** How many are left to read, in words. */
export function unreadText(notifications: readonly AppNotification[]): string {
  const count = notifications.filter((notification) => !notification.isRead).length;
  return count === 0 ? 'All read' : `${count.toLocaleString('en-US')} unread`;
}

/**
 * Puts dots for the amounts of dollars in a sentence.
 *
 * @example hideAmounts('You saved $12.50 today.') // 'You saved $•••• today.'
 */
export function hideAmounts(text: string): string {
  return text.replaceAll(/\$\d+(?:,\d{3})*(?:\.\d+)?/g, maskedMoney());
}

/**
 * Where the focus goes when a row is taken away: to the row after it, or else before it.
 *
 * @returns `undefined` where no row is left.
 */
export function neighbourOf(
  notifications: readonly AppNotification[],
  id: string,
): string | undefined {
  const at = notifications.findIndex((notification) => notification.id === id);
  return (notifications[at + 1] ?? notifications[at - 1])?.id;
}
