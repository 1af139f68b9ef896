import { BellOff, CheckCheck, RotateCcw } from 'lucide-react';
import { forwardRef, useCallback, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { useAmountsHidden } from '../../theme/AmountsPrivacy.tsx';
import { Button, EmptyState, VirtualList } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { notificationListWords } from '../words/notificationList.ts';
import {
  hideAmounts,
  neighbourOf,
  unreadText,
  type AppNotification,
} from './NotificationList.model.ts';
import { NotificationRow, type NotificationActions } from './NotificationRow.tsx';
import { useNextFocus } from './useNextFocus.ts';
import * as styles from './NotificationList.css.ts';
import { useTimeZone } from '../../theme/Clock.ts';

export interface NotificationListProps extends HostProps<'div', 'children' | 'tabIndex'> {
  /** The notifications, newest first; ten thousand are as fast as ten. */
  notifications: readonly AppNotification[];
  /**
   * The reader's time zone.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
  /** Marks one as read. */
  onRead: (id: string) => void;
  /** Marks all as read. */
  onReadAll: () => void;
  /** Deletes one permanently. */
  onDelete: (id: string) => void;
  /** Restores what was deleted; offered when nothing is left. Without it, nothing is offered. */
  onRestore?: (() => void) | undefined;
  /**
   * The label of the restore button.
   * @default 'Show Them Again'
   */
  restoreLabel?: string;
  /**
   * The name of the list for assistive technology.
   * @default 'Notifications'
   */
  label?: string;
}

/** Up to this many rows, all are rendered, so that the browser’s find-in-page finds them all. */
const DRAWN_AT_ONCE = 100;

const keyOf = (notification: AppNotification) => notification.id;
const asItIs = (text: string) => text;

/** Lists the product’s notifications, newest first: read or unread, with their actions. */
export const NotificationList = forwardRef<HTMLDivElement, NotificationListProps>(
  function NotificationList(
    {
      notifications,
      timeZone: givenZone,
      onRead,
      onReadAll,
      onDelete,
      onRestore,
      restoreLabel,
      label,
      className,
      ...rest
    },
    ref,
  ) {
    const timeZone = useTimeZone(givenZone);
    const words = useWords(notificationListWords);
    const list = useObjectRef(ref);
    const { count, thenTo } = useNextFocus(list);
    const textOf = useAmountsHidden() ? hideAmounts : asItIs;
    const actions: NotificationActions = {
      onRead: (id) => {
        // Not to its Delete button: a repeated key press would delete the row.
        thenTo({ title: id });
        onRead(id);
      },
      onDelete: (id) => {
        const next = neighbourOf(notifications, id);
        thenTo(next === undefined ? 'list' : { remove: next });
        onDelete(id);
      },
    };
    // Stable callbacks, so that new functions from the parent do not render every row again.
    const latest = useRef(actions);
    useEffect(() => {
      latest.current = actions;
    });
    const renderRow = useCallback(
      (notification: AppNotification) => (
        <NotificationRow
          notification={notification}
          textOf={textOf}
          timeZone={timeZone}
          onRead={(id) => latest.current.onRead(id)}
          onDelete={(id) => latest.current.onDelete(id)}
        />
      ),
      [textOf, timeZone],
    );
    const thenToCount = (change: () => void) => () => {
      thenTo('count');
      change();
    };
    return (
      <div
        data-part="notification-list"
        {...rest}
        ref={list}
        tabIndex={-1}
        className={classes(styles.panel, className)}
      >
        {notifications.length === 0 ? (
          <NoNotifications
            onRestore={onRestore && thenToCount(onRestore)}
            restoreLabel={restoreLabel ?? words.restore}
          />
        ) : (
          <>
            <Head
              countRef={count}
              notifications={notifications}
              onReadAll={thenToCount(onReadAll)}
            />
            <Rows
              notifications={notifications}
              label={label ?? words.label}
              renderRow={renderRow}
            />
          </>
        )}
      </div>
    );
  },
);

interface HeadProps extends Pick<NotificationListProps, 'notifications' | 'onReadAll'> {
  countRef: RefObject<HTMLParagraphElement | null>;
}

function Head({ countRef, notifications, onReadAll }: HeadProps) {
  const words = useWords(notificationListWords);
  return (
    <div data-part="notification-list-header" className={styles.head}>
      <p
        data-part="notification-list-count"
        ref={countRef}
        role="status"
        tabIndex={-1}
        className={styles.count}
      >
        {unreadText(notifications, words)}
      </p>
      {notifications.some((notification) => !notification.isRead) && (
        <Button
          data-part="notification-list-read-all"
          size="s"
          variant="soft"
          icon={<CheckCheck size={16} aria-hidden="true" />}
          onClick={onReadAll}
        >
          {words.readAll}
        </Button>
      )}
    </div>
  );
}

function NoNotifications({
  onRestore,
  restoreLabel,
}: Pick<NotificationListProps, 'onRestore' | 'restoreLabel'>) {
  const words = useWords(notificationListWords);
  return (
    <EmptyState
      icon={<BellOff size={22} />}
      title={words.emptyTitle}
      description={words.emptyDescription}
      action={
        onRestore && (
          <Button
            data-part="notification-list-restore"
            variant="outline"
            tone="neutral"
            icon={<RotateCcw size={18} aria-hidden="true" />}
            onClick={onRestore}
          >
            {restoreLabel}
          </Button>
        )
      }
    />
  );
}

interface RowsProps {
  notifications: readonly AppNotification[];
  label: string;
  renderRow: (notification: AppNotification) => ReactNode;
}

function Rows({ notifications, label, renderRow }: RowsProps) {
  if (notifications.length <= DRAWN_AT_ONCE) {
    return (
      <ul data-part="notification-list-items" className={styles.list} aria-label={label}>
        {notifications.map((notification) => (
          <li data-part="notification-list-item" key={notification.id} className={styles.item}>
            {renderRow(notification)}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <VirtualList
      label={label}
      items={notifications}
      itemKey={keyOf}
      renderItem={renderRow}
      estimatedRowHeight={104}
    />
  );
}
