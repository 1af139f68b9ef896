import { BusinessProjections } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Marketing/BusinessProjections',
  component: BusinessProjections,
  parameters: {
    layout: 'fullscreen',
    guide: guide({
      use: 'Shows prospective investors what the business is expected to become: revenue, market and growth. A section of the landing page.',
      instead: [
        ['DevelopmentAchievement', 'to show what is already built'],
        ['StatCard', 'to show a figure that comes from data'],
      ],
      dos: [
        'Say in the lead that the figures are projections.',
        'Pass `content` with figures exactly as they should appear: nothing here computes or formats them. `null` leaves a card out.',
        'Give the three cards about the same number of points.',
      ],
      donts: [
        'Do not pass it a household’s figures: it is marketing copy and ignores the privacy setting.',
        'Do not put it inside a column: it spans the full screen.',
      ],
      accessibility: [
        'The section is a landmark named by its level 2 heading; each card is an article with a level 3 heading.',
        'The years are an ordered list. The bars only repeat the printed user counts and are hidden from assistive technology.',
        'Figures are in `strong`, so that they stand out without color.',
      ],
    }),
  },
});

/** The three cards with the figures from the specification. */
// @requirement 2.landing.projections 2.landing.projections.revenue 2.landing.projections.market
// @requirement 2.landing.projections.growth
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [revenue, market, growth] = canvas
      .getAllByRole('article')
      .map((card) => card.textContent);
    await expect(revenue).toContain('Revenue at Scale');
    await expect(revenue).toContain('about $93.90M annual revenue at 1M users');
    await expect(revenue).toContain('85.4% profit margin');
    await expect(revenue).toContain('$93.90 revenue per user per year');
    await expect(revenue).toContain('path to $100M in 3 years');
    await expect(market).toContain('Target Market');
    await expect(market).toContain('77M Americans with credit card debt');
    await expect(market).toContain('$6,200 average debt per person');
    await expect(market).toContain('20-40M potential users');
    await expect(market).toContain('88% fintech adoption');
    await expect(growth).toContain('Growth Strategy');
    await expect(growth).toContain('Year 1: 50K users(about $4.4M)');
    await expect(growth).toContain('Year 2: 400K users(about $35M)');
    await expect(growth).toContain('Year 3: 1.14M users($100M target)');
    await expect(growth).toContain('31,667 new users per month on average');
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** On a tablet. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** A partner’s own wording, some of it without a break. */
export const OtherWords = meta.story({
  args: {
    title: 'Where this leads',
    lead: 'Our plan for the next three years.',
    content: {
      market: null,
      growth: {
        title: 'Growth',
        years: [
          { year: 'First', users: 0, usersLabel: 'nobody yet', revenue: 'nothing' },
          { year: LONG_NAME, users: 9_000_000, usersLabel: '9M users', revenue: '$999,999,999.99' },
        ],
      },
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The whole section. */
export const Matrix = meta.story({ tags: ['matrix'] });
