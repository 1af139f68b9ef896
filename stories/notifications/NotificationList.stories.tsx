import { AmountsPrivacy, NotificationList, type NotificationListProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { framed } from '../../.storybook/framed.ts';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  extremeNotifications,
  manyNotifications,
  notifications,
  TIME_ZONE,
} from '../fixtures/index.ts';

/** Keeps track of what was read and deleted, as the app does. */
function Kept(props: NotificationListProps) {
  const [list, setList] = useState(props.notifications);
  return (
    <NotificationList
      {...props}
      notifications={list}
      onRead={(id) => {
        props.onRead(id);
        setList(list.map((one) => (one.id === id ? { ...one, isRead: true } : one)));
      }}
      onReadAll={() => {
        props.onReadAll();
        setList(list.map((one) => ({ ...one, isRead: true })));
      }}
      onDelete={(id) => {
        props.onDelete(id);
        setList(list.filter((one) => one.id !== id));
      }}
      onRestore={props.onRestore && (() => setList(props.notifications))}
    />
  );
}

const meta = preview.meta({
  title: 'Notifications/NotificationList',
  component: NotificationList,
  parameters: {
    guide: guide({
      use: 'Lists the product’s notifications, newest first, and lets people clear them one by one or all at once.',
      instead: [
        ['useToast', 'to confirm something that just happened and need not be kept'],
        ['Callout', 'to add a note to nearby content'],
      ],
      dos: [
        'Sort the notifications newest first.',
        'Save what was read and deleted: rows that come back are annoying.',
        'Write amounts in a message as dollars, such as $12.50, so that they can be hidden with the others.',
      ],
      donts: [
        'Do not give everything a high priority: then nothing stands out.',
        'Do not use a notification as the only place for a required task.',
      ],
      accessibility: [
        'For assistive technology, an unread row starts with the word Unread; its dot and bold text are visual only.',
        'The unread count is a live region, so marking and deleting are announced.',
        'Deleting moves the focus to the next row, marking to the row’s title, and marking all to the count: a key held too long does not delete rows by accident.',
        'Each button names the notification it acts on.',
      ],
    }),
  },
  args: {
    notifications,
    timeZone: TIME_ZONE,
    onRead: fn(),
    onReadAll: fn(),
    onDelete: fn(),
  },
  render: (args) => <Kept {...args} />,
});

// @requirement 3.notification
export const Default = meta.story({
  play: async ({ canvas }) => {
    const count = canvas.getByRole('status');
    await expect(count).toHaveTextContent('3 unread');
    const [first] = canvas.getAllByRole('listitem');
    const row = within(first as HTMLElement);
    await expect(row.getByText('Unread:')).toBeInTheDocument();
    await expect(row.getByText('High priority')).toBeVisible();
    await expect(first).toHaveTextContent('Milestone · Nov 19, 2026, 8:00 AM');
  },
});

/** Three are unread; one is marked as read, then all of them. */
// @requirement 4.notifications.read
export const MarksAsRead = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent, step }) => {
    const count = canvas.getByRole('status');
    const [first] = canvas.getAllByRole('listitem');
    const row = within(first as HTMLElement);
    await step('one', async () => {
      row.getByRole('button', { name: /^Mark as Read/u }).focus();
      // The second press simulates key repeat.
      await userEvent.keyboard('{Enter}{Enter}');
      await expect(args.onRead).toHaveBeenCalledWith('n_6');
      await expect(count).toHaveTextContent('2 unread');
      await expect(row.queryByText('Unread:')).toBeNull();
      await expect(document.activeElement).toHaveTextContent(notifications[0]?.title ?? '-');
      await expect(args.onDelete).not.toHaveBeenCalled();
      await userEvent.tab();
      await expect(row.getByRole('button', { name: /^Delete/u })).toHaveFocus();
    });
    await step('all', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mark All as Read' }));
      await expect(args.onReadAll).toHaveBeenCalledOnce();
      await expect(count).toHaveTextContent('All read');
      await expect(count).toHaveFocus();
      await expect(canvas.queryByRole('button', { name: /^Mark/u })).toBeNull();
    });
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: { label: 'Notifications', restoreLabel: 'Show Them Again', onRestore: fn() },
});

/** Deleting moves the focus to the next row, or to the list after the last one. */
// @requirement 4.notifications.delete
export const Deleting = meta.story({
  tags: ['behavior'],
  args: { notifications: notifications.slice(0, 2) },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /^Delete/u });
    await userEvent.click(first as HTMLElement);
    await expect(args.onDelete).toHaveBeenCalledWith('n_6');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenLastCalledWith('n_5');
    await expect(canvas.getByText('No notifications')).toBeVisible();
    await expect(document.body).not.toHaveFocus();
  },
});

/** No notifications. */
export const Empty = meta.story({
  args: { notifications: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No notifications')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** All were deleted and can be restored. */
export const Restored = meta.story({
  tags: ['behavior'],
  args: { notifications: notifications.slice(0, 1), onRestore: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Delete/u }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show Them Again' }));
    await expect(canvas.getByRole('listitem')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
});

/** Everything is read: nothing is left to mark. */
export const AllRead = meta.story({
  args: { notifications: notifications.map((one) => ({ ...one, isRead: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('All read');
    await expect(canvas.queryByRole('button', { name: 'Mark All as Read' })).toBeNull();
  },
});

/** Amounts in messages are hidden with all others. */
export const AmountsHidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <Kept {...args} />
    </AmountsPrivacy>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\$\d/u);
    await expect(canvasElement).toHaveTextContent('$••••');
  },
});

/** Ten thousand: only those near the screen are rendered, and all can be marked. */
export const Huge = meta.story({
  parameters: framed,
  args: { notifications: manyNotifications(10_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(500);
    await expect(canvas.getByRole('status')).toHaveTextContent('5,001 unread');
  },
});

export const MarksTenThousand = meta.story({
  ...Huge.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark All as Read' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('All read');
  },
});

/** Names without a break, on a phone. */
export const Extreme = meta.story({
  args: { notifications: extremeNotifications },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** On a phone, the button that marks a row is below its text. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** Each type and each priority, read and unread. */
export const Matrix = meta.story({ tags: ['matrix'] });
