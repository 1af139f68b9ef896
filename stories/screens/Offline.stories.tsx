import { Offline } from '@dime-time/ui/screens/Offline';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Screens/Offline',
  component: Offline,
  parameters: {
    guide: guide({
      use: 'The page where there is neither a connection nor anything kept from before.',
      instead: [
        ['AppShell', 'and its notice, where there is old data to show'],
        ['ErrorState', 'for one panel whose data could not be loaded'],
      ],
      dos: ['Load the page anew in `onRetry`: the reader may be connected again.'],
      donts: [
        'Do not show it while the reader looks at data that is already there.',
        'Do not send them to the sign-in: it cannot be reached either.',
      ],
      accessibility: ['One h1 in a main region of its own; the logo is decoration.'],
    }),
    layout: 'fullscreen',
  },
  args: { onRetry: fn() },
});

/** What it says, and the one thing to do. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: { title: 'You’re offline', retryLabel: 'Try again' },
});

/** On a phone. */
export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Words without a place to break them, on a phone. */
export const Extreme = meta.story({
  args: { title: LONG_NAME, description: LONG_NAME },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Matrix = meta.story({ tags: ['matrix'] });
