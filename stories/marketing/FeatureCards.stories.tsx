import { FeatureCards, type FeatureCardsProps } from '@dime-time/ui';
import { Coffee, ListOrdered } from 'lucide-react';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const FEATURES: NonNullable<FeatureCardsProps['features']> = [
  { title: 'Round-ups', description: 'Every coffee pays a little off.', icon: Coffee },
  { title: 'A plan', description: 'The highest rate first, every month.', icon: ListOrdered },
];

const meta = preview.meta({
  title: 'Marketing/FeatureCards',
  component: FeatureCards,
  parameters: {
    layout: 'fullscreen',
    guide: guide({
      use: 'Shows visitors what the product does, one card per feature. A section of a public page.',
      instead: [
        ['DevelopmentAchievement', 'to list what is already built'],
        ['EarnList', 'to list ways to earn tokens'],
        ['Card', 'to build a panel of a signed-in page'],
      ],
      dos: [
        'Pass three or six features, so that no card is alone in a row.',
        'Keep each description to two sentences about the reader.',
        'Use icons of one set and one weight.',
      ],
      donts: [
        'Do not promise what people cannot find after signing in.',
        'Do not give two features the same title: it identifies them.',
      ],
      accessibility: [
        'The section is a landmark named by its level 2 heading.',
        'The cards are a list, each with a level 3 heading.',
        'The icons are decorative.',
      ],
    }),
  },
});

/** The six features of the landing page. */
// @requirement 2.landing.features
export const Default = meta.story({
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
    await expect(names).toEqual([
      'Round-Up Technology',
      'Smart Analytics',
      'Bank-Level Security',
      'Mobile Apps',
      'Automated Payments',
      'Crypto Options',
    ]);
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** A partner’s own features and wording. */
export const OtherFeatures = meta.story({
  args: { title: 'What you get', lead: 'Two of them.', features: FEATURES },
});

/** On a phone, stacked. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Long titles and sentences without a break, on a phone. */
export const LongText = meta.story({
  args: {
    features: FEATURES.map((feature, at) => ({
      ...feature,
      title: `${at} ${LONG_NAME}`,
      description: LONG_NAME,
    })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** On a tablet, two per row. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

/** The whole section. */
export const Matrix = meta.story({ tags: ['matrix'] });
