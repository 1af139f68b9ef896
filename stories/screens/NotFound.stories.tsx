import { AppShell } from '@dime-time/ui';
import { NotFound } from '@dime-time/ui/screens/NotFound';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/NotFound',
  component: NotFound,
  parameters: { layout: 'fullscreen' },
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
export const Playground = meta.story();

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
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
