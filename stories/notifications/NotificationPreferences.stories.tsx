import {
  DEFAULT_NOTIFICATION_PREFERENCES,
  Grid,
  NotificationPreferences,
  type NotificationPreferencesProps,
} from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, shows } from '../fixtures/index.ts';

/** Keeps the choices and the permission, as the app does. */
function Kept(props: NotificationPreferencesProps) {
  const [preferences, setPreferences] = useState(props.preferences);
  const [permission, setPermission] = useState(props.permission);
  return (
    <NotificationPreferences
      {...props}
      preferences={preferences}
      onPreferencesChange={(next) => {
        props.onPreferencesChange(next);
        setPreferences(next);
      }}
      permission={permission}
      onAskPermission={async () => {
        const answer = await props.onAskPermission();
        setPermission(answer);
        return answer;
      }}
    />
  );
}

const answers = (answer: NotificationPreferencesProps['permission']) =>
  fn<NotificationPreferencesProps['onAskPermission']>(() => Promise.resolve(answer));

const meta = preview.meta({
  title: 'Notifications/NotificationPreferences',
  component: NotificationPreferences,
  parameters: {
    guide: guide({
      use: 'Lets people choose how notifications arrive and what they are about. Settings and notifications show the same one.',
      instead: [
        ['RoundUpSettingsForm', 'to save settings on the server'],
        ['CheckboxGroup', 'to send choices together with a form'],
      ],
      dos: [
        'Share one state between all places that show it.',
        'Say in `keptNote` where the choices are stored, if not only in the browser.',
        'Return the browser’s answer from `onAskPermission`.',
      ],
      donts: [
        'Do not ask for browser permission before its button is pressed: browsers refuse that and remember it.',
        'Do not claim that anything was saved on the server.',
      ],
      accessibility: [
        'The two groups are named by their headings.',
        'The browser’s permission is stated beside the switch, and its answer is a toast.',
        'When the button disappears, focus moves to the text that replaced it.',
      ],
    }),
  },
  args: {
    preferences: DEFAULT_NOTIFICATION_PREFERENCES,
    onPreferencesChange: fn(),
    permission: 'unasked' as const,
    onAskPermission: fn<NotificationPreferencesProps['onAskPermission']>(() =>
      Promise.resolve('granted'),
    ),
  },
  render: (args) => <Kept {...args} />,
});

/** Seven switches; all are on by default except marketing. Each change passes the full set. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const switches = canvas.getAllByRole('switch');
    await expect(switches).toHaveLength(7);
    const marketing = canvas.getByRole('switch', { name: 'Marketing emails' });
    for (const one of switches) {
      if (one === marketing) await expect(one).not.toBeChecked();
      else await expect(one).toBeChecked();
    }
  },
});

export const ChangesOne = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const marketing = canvas.getByRole('switch', { name: 'Marketing emails' });
    await userEvent.click(marketing);
    await expect(args.onPreferencesChange).toHaveBeenLastCalledWith({
      ...DEFAULT_NOTIFICATION_PREFERENCES,
      marketingEmails: true,
    });
    await expect(marketing).toBeChecked();
    await expect(canvas.getByText(/^These choices are saved in this browser only/u)).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: { keptNote: 'Kept in this browser only.', permission: 'unasked' },
});

/** The browser is asked and allows it. */
// @requirement 8.notifications.permission
export const Allowed = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Allow Notifications' }));
    await shows('Notifications Enabled');
    const state = canvas.getByText('Notifications are on in this browser.');
    await expect(state).toHaveFocus();
  },
});

/** The browser is asked and refuses. */
// @requirement 8.notifications.permission
export const Blocked = meta.story({
  tags: ['behavior'],
  args: { onAskPermission: answers('denied') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Allow Notifications' }));
    await shows('Notifications Blocked');
    await expect(canvas.getByText(/^Notifications are blocked\./u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Allow Notifications' })).toBeNull();
  },
});

/** The browser’s question is dismissed without an answer: it can be asked again. */
export const NotAnswered = meta.story({
  tags: ['behavior'],
  args: { onAskPermission: answers('unasked') },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Allow Notifications' });
    await userEvent.click(button);
    await expect(args.onAskPermission).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: 'Allow Notifications' })).toBeEnabled();
  },
});

/** A browser without notifications says so, and offers nothing. */
export const Unsupported = meta.story({
  args: { permission: 'unsupported' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This browser can’t show notifications.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** With push off, there is nothing to allow. */
export const PushOff = meta.story({
  args: { preferences: { ...DEFAULT_NOTIFICATION_PREFERENCES, pushEnabled: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/aren’t on in this browser yet/iu)).toBeNull();
  },
});

/** A long note on a phone. */
export const LongText = meta.story({
  args: { keptNote: LONG_NAME },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Not asked, allowed, blocked, and without push. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ phone: 1, desktop: 2 }} gap={7} align="start">
      {(['unasked', 'granted', 'denied', 'unsupported'] as const).map((permission) => (
        <NotificationPreferences key={permission} {...args} permission={permission} />
      ))}
    </Grid>
  ),
});
