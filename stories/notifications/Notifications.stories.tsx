import { DEFAULT_NOTIFICATION_PREFERENCES } from '@dime-time/ui';
import { Notifications, type NotificationsProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { framed } from '../../.storybook/framed.ts';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  extremeNotifications,
  fails,
  manyNotifications,
  notifications,
  ScreenFrame,
  shows,
  succeeds,
  TIME_ZONE,
} from '../fixtures/index.ts';

/** Keeps track of what was read, deleted and chosen, as the app does. */
function Kept(props: NotificationsProps) {
  const [list, setList] = useState(props.notifications);
  const [preferences, setPreferences] = useState(props.preferences);
  return (
    <Notifications
      {...props}
      notifications={list}
      onRead={(id) => setList(list.map((one) => (one.id === id ? { ...one, isRead: true } : one)))}
      onReadAll={() => setList(list.map((one) => ({ ...one, isRead: true })))}
      onDelete={(id) => setList(list.filter((one) => one.id !== id))}
      onRestore={() => setList(props.notifications)}
      preferences={preferences}
      onPreferencesChange={(next) => {
        props.onPreferencesChange(next);
        setPreferences(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Notifications',
  component: Notifications,
  parameters: {
    layout: 'fullscreen',
    guide: guide({
      use: 'The page of notifications: the received ones, the preferences, and a place to send tests.',
      instead: [['Settings', 'to change all other settings']],
      dos: [
        'Share the preferences with the settings page: they are one state.',
        'Say where notifications come from: here they are a sample, and the page says so.',
      ],
      donts: [
        'Do not open the testing center first: it is for people who look for it.',
        'Show the unread count only in the navigation and here.',
      ],
      accessibility: [
        'The three parts are tabs: arrow keys move between them, and Tab moves into the open one.',
        'What was typed or sent in a part is still there when it is opened again.',
      ],
    }),
  },
  decorators: [
    (Story) => (
      <ScreenFrame>
        <Story />
      </ScreenFrame>
    ),
  ],
  args: {
    notifications,
    timeZone: TIME_ZONE,
    onRead: fn(),
    onReadAll: fn(),
    onDelete: fn(),
    onRestore: fn(),
    preferences: DEFAULT_NOTIFICATION_PREFERENCES,
    onPreferencesChange: fn(),
    permission: 'unasked' as const,
    onAskPermission: fn<NotificationsProps['onAskPermission']>(() => Promise.resolve('granted')),
    onSendTest: succeeds(),
  },
  render: (args) => <Kept {...args} />,
});

/** Three tabs; the first is the list. */
// @requirement 2.notifications.tabs 2.notifications.sample
export const Default = meta.story({
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('tab');
    await expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Notifications',
      'Settings',
      'Testing Center',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 unread');
    const note = canvas.getByText(/^Examples only/u);
    await expect(note).toBeVisible();
    // Above the first row, so that it is read first.
    const [row] = canvas.getAllByRole('listitem');
    await expect(note.getBoundingClientRect().bottom).toBeLessThan(
      row?.getBoundingClientRect().top ?? 0,
    );
  },
});

export const MarksAllAsRead = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark All as Read' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('All read');
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { defaultTab: 'notifications' } });

/** The second tab: the preferences of the settings page. */
export const SettingsTab = meta.story({
  args: { defaultTab: 'settings' },
});

export const ChangesAPreference = meta.story({
  ...SettingsTab.input,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Crypto updates' }));
    await expect(args.onPreferencesChange).toHaveBeenCalledWith({
      ...DEFAULT_NOTIFICATION_PREFERENCES,
      cryptoUpdates: false,
    });
  },
});

/** The third tab: twelve tests. */
export const TestTab = meta.story({
  args: { defaultTab: 'test' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Send Test/u })).toHaveLength(12);
  },
});

export const SendsATest = meta.story({
  ...TestTab.input,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Test: Streak Maintenance' }));
    await shows('Notification Sent!');
    await expect(args.onSendTest).toHaveBeenCalledWith(
      { userId: 'demo-user', type: 'streak_maintenance', days: 7 },
      expect.objectContaining({ title: 'Streak Maintenance' }),
    );
  },
});

/** A refused test is still shown after switching tabs. */
export const TestRefused = meta.story({
  tags: ['behavior'],
  args: { defaultTab: 'test', onSendTest: fails('500: Internal Server Error') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Test: Round-up' }));
    await shows('Failed to send test notification');
    await userEvent.click(canvas.getByRole('tab', { name: 'Settings' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Testing Center' }));
    await expect(canvas.getByText(/^The test wasn’t sent/u)).toBeVisible();
  },
});

/** All are deleted, and the sample can be restored. */
export const Empty = meta.story({
  tags: ['behavior'],
  args: { notifications: notifications.slice(0, 1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Delete/u }));
    await expect(canvas.getByText('No notifications')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show examples again' }));
    await expect(canvas.getByRole('listitem')).toBeVisible();
  },
});

/** Ten thousand. */
export const Huge = meta.story({
  parameters: framed,
  args: { notifications: manyNotifications(10_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(500);
  },
});

/** Text without a break. */
export const Extreme = meta.story({
  args: { notifications: extremeNotifications },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** On a phone. */
export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** The whole page. */
export const Matrix = meta.story({ tags: ['matrix'] });
