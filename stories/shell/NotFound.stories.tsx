import { AppShell } from '@dime-time/ui';
import { NotFound } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Screens/NotFound',
  component: NotFound,
  parameters: {
    guide: guide({
      use: 'The page for a path that does not exist, with one way out.',
      instead: [
        ['EmptyState', 'to show an empty list'],
        ['ErrorState', 'to show that data could not be loaded'],
      ],
      dos: [
        'Link to the landing page, or to the dashboard when signed in.',
        'Set `insideShell` below navigation, which already has the main region.',
        'Respond with 404 if a server handles the request.',
      ],
      donts: [
        'Do not blame the reader for the address.',
        'Do not redirect automatically: people would not learn that the link was wrong.',
      ],
      accessibility: [
        'It has one h1, in its own main region unless it is in the shell.',
        'The picture, a rolling coin or that of the brand, is decorative.',
      ],
    }),
    layout: 'fullscreen',
  },
  args: { homeHref: '/' },
});

/** A path that does not exist, and the way out. */
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
  args: { homeHref: '/dashboard', homeLabel: 'Open Dashboard', insideShell: true },
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

/** Text without a break, on a phone. */
export const Extreme = meta.story({
  args: { title: LONG_NAME, description: LONG_NAME, homeLabel: 'Back to Where I Came From' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Matrix = meta.story({ tags: ['matrix'] });
