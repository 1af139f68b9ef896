import { LOADING, ready, Sessions } from '@dime-time/ui';
import { expect, fn, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  manySessions,
  ScreenFrame,
  sessions,
  shows,
  succeeds,
  TIME_ZONE,
} from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Screens/Sessions',
  component: Sessions,
  parameters: {
    layout: 'fullscreen',
    guide: guide({
      use: 'The page of the devices on which a person is signed in, below the settings.',
      instead: [
        ['SessionList', 'to show the list on a page of your own'],
        ['Settings', 'to show all personal settings'],
      ],
      dos: [
        'Link to it from the settings with `sessionsHref`.',
        'Show it only if the server has a call for it.',
      ],
      donts: [
        'Do not claim to know where a person is: a network is the first part of an address.',
        'Do not promise that an ended device has to type a password: the sign-in provider may remember it.',
      ],
      accessibility: [
        'The heading names the page, and the breadcrumbs lead to the settings.',
        'A list that could not be loaded is an alert with a Retry button.',
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
    sessions: ready(sessions),
    timeZone: TIME_ZONE,
    onEnd: succeeds(),
    onEndOthers: succeeds(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Signed-In Devices');
    const list = within(canvas.getByRole('list', { name: 'Sessions' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute(
      'href',
      '/settings',
    );
    // What is not known, and what ending a session does not do.
    await expect(canvas.getByText(/We don’t store the rest of it, or your location/)).toBeVisible();
    await expect(canvas.getByText(/may still remember a device/)).toBeVisible();
  },
});

export const Playground = meta.story({ args: { settingsHref: '/settings' } });

export const EndsASession = meta.story({
  tags: ['behavior'],
  args: { onEnd: succeeds() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End Session on Safari on iPhone' }));
    await shows('Session Ended');
    await expect(args.onEnd).toHaveBeenCalledWith('se_2');
  },
});

export const Loading = meta.story({
  args: { sessions: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Sessions' })).toBeNull();
  },
});

const onRetry = fn();

export const Failed = meta.story({
  args: { sessions: { status: 'error', message: '500: Internal Server Error', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your sessions couldn’t load');
  },
});

export const Retries = meta.story({
  ...Failed.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** Data from before the connection was lost is marked. */
export const Stale = meta.story({
  args: { sessions: { status: 'ready', data: sessions, stale: true } },
});

export const OnlyThisOne = meta.story({ args: { sessions: ready(sessions.slice(0, 1)) } });

export const Huge = meta.story({ args: { sessions: ready(manySessions(50)) } });

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Spanish = meta.story({
  globals: { locale: 'es-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Dispositivos con tu sesión',
    );
  },
});

export const Matrix = meta.story({ tags: ['matrix'] });
