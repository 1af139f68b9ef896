import { AppShell } from '@dime-time/ui';
import { NotFound } from '@dime-time/ui/screens/NotFound';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Screens/NotFound',
  component: NotFound,
  parameters: {
    guide: guide({
      use: 'The page of a path that leads nowhere, with one way out.',
      instead: [
        ['EmptyState', 'for a list with nothing in it'],
        ['ErrorState', 'for data that could not be loaded'],
      ],
      dos: [
        'Lead home to the landing page, or to the dashboard when someone is signed in.',
        'Set `insideShell` below navigation, which has the main region already.',
        'Answer the request with 404 where a server does.',
      ],
      donts: [
        'Do not blame the reader for the address.',
        'Do not redirect by yourself: then nobody learns that the link was wrong.',
      ],
      accessibility: [
        'One h1, in a main region of its own unless it stands in the shell.',
        'The rolling coin is decoration.',
      ],
    }),
    layout: 'fullscreen',
  },
  args: { homeHref: '/' },
});

/** A path that leads nowhere, and the way out. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: '404 Page Not Found' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('main')).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: { homeLabel: 'Back to Home', title: '404 Page Not Found', insideShell: false },
});

/** Signed in, inside the shared navigation. */
export const InsideShell = meta.story({
  args: { homeHref: '/dashboard', homeLabel: 'Open dashboard', insideShell: true },
  render: (args) => (
    <AppShell currentPath="/nowhere" user={{ name: 'Ada Byron' }} onLogout={fn()}>
      <NotFound {...args} />
    </AppShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
});

/** On a phone. */
export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Words without a place to break them, on a phone. */
export const Extreme = meta.story({
  args: { title: LONG_NAME, description: LONG_NAME, homeLabel: 'Back to where I came from' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Matrix = meta.story({ tags: ['matrix'] });
