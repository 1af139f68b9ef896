import { Offline } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Screens/Offline',
  component: Offline,
  parameters: {
    guide: guide({
      use: 'The page for when there is no connection and no saved data.',
      instead: [
        ['AppShell', 'to use its notice when there is old data to show'],
        ['ErrorState', 'to show that one panel’s data could not be loaded'],
      ],
      dos: ['Reload the page in `onRetry`: the reader may be online again.'],
      donts: [
        'Do not show it while the reader is looking at loaded data.',
        'Do not send people to sign in: that page cannot be reached either.',
      ],
      accessibility: ['It has one h1 in its own main region; the logo is decorative.'],
    }),
    layout: 'fullscreen',
  },
  args: { onRetry: fn() },
});

/** Its message, and one action. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  },
});

export const Retries = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: { title: 'You’re offline', retryLabel: 'Try Again' },
});

/** On a phone. */
export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Text without a break, on a phone. */
export const Extreme = meta.story({
  args: { title: LONG_NAME, description: LONG_NAME },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Matrix = meta.story({ tags: ['matrix'] });
