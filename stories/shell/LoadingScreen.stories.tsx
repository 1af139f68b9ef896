import { LoadingScreen } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Screens/LoadingScreen',
  component: LoadingScreen,
  parameters: {
    guide: guide({
      use: 'Fills the screen until the session is known, before the app can choose between the landing page and another page.',
      instead: [
        ['Skeleton', 'to load a part of a known page'],
        ['LoadablePanel', 'to load data'],
      ],
      dos: ['Show it only for that first check.', 'Replace `label` for another language.'],
      donts: [
        'Do not show it between pages: keep the previous page.',
        'Do not put a second main region beside it.',
      ],
      accessibility: [
        'It is the main region, marked as busy; its text is a status.',
        'The logo is decorative.',
      ],
    }),
    layout: 'fullscreen',
  },
});

/** The whole screen until the session is known. */
// @requirement 2.routes.loading
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
    const screen = canvas.getByRole('main').getBoundingClientRect();
    await expect(screen.height).toBeGreaterThanOrEqual(window.innerHeight);
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { label: 'Loading...' } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** On a phone. */
export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Text without a break stays on the screen. */
export const Extreme = meta.story({
  args: { label: LONG_NAME },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** With another brand: its logo. */
export const PartnerBrand = meta.story({ globals: { brand: 'penny-wise' } });

export const Matrix = meta.story({ tags: ['matrix'], globals: { motion: 'reduced' } });
