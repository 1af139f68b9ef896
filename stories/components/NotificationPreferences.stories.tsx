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

/** Keeps what was chosen and answered, as the app does. */
function Kept(props: NotificationPreferencesProps) {
  const [preferences, setPreferences] = useState(props.preferences);
  const [permission, setPermission] = useState(props.permission);
  return (
    <NotificationPreferences
      {...props}
      preferences={preferences}
      onChange={(next) => {
        props.onChange(next);
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
  title: 'Components/NotificationPreferences',
  component: NotificationPreferences,
  parameters: {
    guide: guide({
      use: 'Lets someone choose how notifications come and what they are about. The settings and the notifications show the same one.',
      instead: [
        ['RoundUpSettingsForm', 'the server keeps what is set'],
        ['CheckboxGroup', 'choices are sent together with a form'],
      ],
      dos: [
        'Keep one state for all places that show it.',
        'Say in keptNote where the choices are kept, if it is not the browser alone.',
        'Answer onAskPermission with what the browser answered.',
      ],
      donts: [
        'Do not ask for the browser’s leave before its button is pressed: browsers refuse that, and remember it.',
        'Do not tell that something was saved on the server.',
      ],
      accessibility: [
        'The two groups are named by their headings.',
        'What the browser allows is said in words beside the switch, and its answer in a toast.',
        'When the button goes away, the focus goes to the words that took its place.',
      ],
    }),
  },
  args: {
    preferences: DEFAULT_NOTIFICATION_PREFERENCES,
    onChange: fn(),
    permission: 'unasked' as const,
    onAskPermission: fn<NotificationPreferencesProps['onAskPermission']>(() =>
      Promise.resolve('granted'),
    ),
  },
  render: (args) => <Kept {...args} />,
});

/** Seven switches; all begin on but marketing. Each change hands on all of them. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const switches = canvas.getAllByRole('switch');
    await expect(switches).toHaveLength(7);
    const marketing = canvas.getByRole('switch', { name: 'Marketing emails' });
    for (const one of switches) {
      if (one === marketing) await expect(one).not.toBeChecked();
      else await expect(one).toBeChecked();
    }
    await userEvent.click(marketing);
    await expect(args.onChange).toHaveBeenLastCalledWith({
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

/** The browser is asked, and allows it. */
export const Allowed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Allow notifications' }));
    await shows('Notifications Enabled');
    const state = canvas.getByText('Notifications are on in this browser.');
    await expect(state).toHaveFocus();
  },
});

/** The browser is asked, and refuses. */
export const Blocked = meta.story({
  args: { onAskPermission: answers('denied') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Allow notifications' }));
    await shows('Notifications Blocked');
    await expect(canvas.getByText(/^Notifications are blocked\./u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Allow notifications' })).toBeNull();
  },
});

/** Someone closes the browser's question without an answer: it can be asked again. */
export const NotAnswered = meta.story({
  args: { onAskPermission: answers('unasked') },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Allow notifications' });
    await userEvent.click(button);
    await expect(args.onAskPermission).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: 'Allow notifications' })).toBeEnabled();
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

/** With push off there is nothing to allow. */
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
