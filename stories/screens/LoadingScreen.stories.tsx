import { LoadingScreen } from '@dime-time/ui/screens/LoadingScreen';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Screens/LoadingScreen',
  component: LoadingScreen,
  parameters: {
    guide: guide({
      use: 'The whole screen while it is not yet known who is there: before the app can choose between the landing page and a page of its own.',
      instead: [
        ['Skeleton', 'for a part of a page that is known already'],
        ['LoadablePanel', 'for data'],
      ],
      dos: ['Show it for that first question only.', 'Replace `label` for another language.'],
      donts: [
        'Do not show it between pages: keep the page before.',
        'Do not put a second main region beside it.',
      ],
      accessibility: [
        'It is the main region, marked as busy; its words are a status.',
        'The logo is decoration.',
      ],
    }),
    layout: 'fullscreen',
  },
});

/** The whole screen while it is not yet known who is there. */
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

/** Words without a place to break them stay on the screen. */
export const Extreme = meta.story({
  args: { label: LONG_NAME },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Under another brand: its logo. */
export const PartnerBrand = meta.story({ globals: { brand: 'penny-wise' } });

export const Matrix = meta.story({ tags: ['matrix'], globals: { motion: 'reduced' } });
