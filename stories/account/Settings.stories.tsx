import { cents } from '@dime-time/finance-core';
import { DEFAULT_NOTIFICATION_PREFERENCES, LOADING, ready } from '@dime-time/ui';
import { Settings, type SettingsProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  earlierRoundUps,
  fails,
  LONG_NAME,
  ScreenFrame,
  settings,
  shows,
  succeeds,
  user,
} from '../fixtures/index.ts';

/** Keeps the preferences, as the app does. */
function Kept(props: SettingsProps) {
  const [preferences, setPreferences] = useState(props.preferences);
  return (
    <Settings
      {...props}
      preferences={preferences}
      onPreferencesChange={(next) => {
        props.onPreferencesChange(next);
        setPreferences(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Settings',
  component: Settings,
  parameters: {
    layout: 'fullscreen',
    guide: guide({
      use: 'The page of all personal settings: profile, security, round-ups, notifications, and the app version.',
      instead: [
        ['Notifications', 'to read notifications or send tests'],
        ['Crypto', 'to set only the share that buys coins'],
      ],
      dos: [
        'Pass the person and the round-up settings each with its own state: one may fail without the other.',
        'Share the notification preferences with the notifications page.',
      ],
      donts: [
        'Do not put a save button at the end: round-ups and notifications are saved when they change.',
        'Do not send the notification preferences to a server: the page says that they stay in the browser.',
      ],
      accessibility: [
        'Each part is a region named by its heading, in page order.',
        'A part that failed to load is an alert of its own with a Retry button.',
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
    user: ready(user),
    settings: ready(settings),
    onSaveSettings: succeeds(),
    preferences: DEFAULT_NOTIFICATION_PREFERENCES,
    onPreferencesChange: fn(),
    permission: 'unasked' as const,
    onAskPermission: fn<SettingsProps['onAskPermission']>(() => Promise.resolve('granted')),
    onLogout: fn(),
  },
  render: (args) => <Kept {...args} />,
});

/** Five parts, in page order. */
// @requirement 2.settings.sections 2.settings.version
export const Default = meta.story({
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map((heading) => heading.textContent)).toEqual([
      'Profile',
      'Security',
      'Round-Up Settings',
      'Notification Preferences',
      'App Information',
    ]);
    // The text says that the password fields change nothing, before they are filled in.
    await expect(canvas.getByRole('region', { name: 'Security' })).toHaveTextContent(
      'Change it there: these fields can’t.',
    );
    await expect(canvas.getByText('1.0.0')).toBeVisible();
  },
});

export const ChangesSettings = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the profile cannot be saved yet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save Profile' }));
      await shows('Profile update feature coming soon');
    });
    await step('round-ups are saved as they are changed', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /2x/ }));
      await shows('Settings updated successfully');
      await expect(args.onSaveSettings).toHaveBeenCalledWith({ ...settings, multiplier: 2 });
    });
    await step('preferences are handed on', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Weekly reports' }));
      await expect(args.onPreferencesChange).toHaveBeenCalledWith({
        ...DEFAULT_NOTIFICATION_PREFERENCES,
        weeklyReports: false,
      });
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

/** A choice of the language, by the name that each has in itself. */
export const WithLanguage = meta.story({
  args: {
    language: {
      value: 'en-US',
      options: [
        { locale: 'en-US', name: 'English' },
        { locale: 'es-US', name: 'Español' },
      ],
      onChange: fn<(locale: string) => void>(),
    },
  },
});

/** A language is chosen by its own name. */
export const ChoosesALanguage = meta.story({
  ...WithLanguage.input,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Language / Idioma' });
    await expect(within(group).getByRole('radio', { name: 'English' })).toBeChecked();
    await userEvent.click(within(group).getByRole('radio', { name: 'Español' }));
    await expect(args.language?.onChange).toHaveBeenCalledWith('es-US');
    await expect(within(group).getByText('Español')).toHaveAttribute('lang', 'es-US');
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: { version: '1.0.0', legalHref: '/legal', permission: 'unasked' },
});

/**
 * Purchases made while round-ups were off are offered below the switch, and added only with
 * consent.
 */
export const Missed = meta.story({
  args: {
    earlier: {
      earlier: { ...earlierRoundUps, amount: cents(90), purchases: 1, cause: 'off' },
      onInclude: succeeds(),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'While round-ups were off, you made 1 purchase this month: $0.90 in round-ups. Use them, too?',
    );
  },
});

export const AnswersTheOffer = meta.story({
  ...Missed.input,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use Them' }));
    await expect(args.earlier?.onInclude).toHaveBeenCalledWith(earlierRoundUps.from);
    await userEvent.click(canvas.getByRole('button', { name: 'No, Thanks' }));
    await expect(args.earlier?.onInclude).toHaveBeenLastCalledWith(null);
  },
});

/** Parts that are still loading keep their place. */
export const Loading = meta.story({
  args: { user: LOADING, settings: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Push notifications' })).toBeVisible();
    await expect(canvas.queryByRole('switch', { name: 'Round-ups' })).toBeNull();
  },
});

const onRetry = fn();
const failed = { status: 'error', message: '500: Internal Server Error', onRetry } as const;

/** Settings that cannot be loaded are an error of their own part alone. */
export const Failed = meta.story({
  args: { settings: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your settings couldn’t load');
    await expect(canvas.getByRole('textbox', { name: 'First Name' })).toBeVisible();
  },
});

export const RetriesSettings = meta.story({
  ...Failed.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** A change that could not be saved stays, and says so. */
export const NotSaved = meta.story({
  tags: ['behavior'],
  args: { onSaveSettings: fails('422: Unprocessable Content') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /5x/ }));
    await shows('Failed to update settings');
    await expect(canvas.getByRole('radio', { name: /5x/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible();
  },
});

/** Loaded some time ago, and not since. */
export const Stale = meta.story({ args: { settings: ready(settings, true) } });

/** Names of 200 characters, values from the crypto page, notifications blocked by the browser. */
export const Extreme = meta.story({
  args: {
    user: ready({ id: 'x', firstName: LONG_NAME, lastName: LONG_NAME, email: LONG_NAME }),
    settings: ready({ ...settings, cryptoPercentage: 35, preferredCrypto: 'SOL' }),
    permission: 'denied',
    version: LONG_NAME,
  },
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
