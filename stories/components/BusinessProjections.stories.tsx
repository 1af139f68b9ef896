import { BusinessProjections, LANDING_PROJECTIONS } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/BusinessProjections',
  component: BusinessProjections,
  parameters: {
    layout: 'fullscreen',
    guide: guide({
      use: 'Shows prospective investors what the business is to become: revenue, market and growth. A section of the landing page.',
      instead: [
        ['DevelopmentAchievement', 'what is built already is to be shown'],
        ['StatCard', 'a figure comes from data'],
      ],
      dos: [
        'Say in the lead that the figures are projections.',
        'Pass content with figures as they are to be printed: nothing here computes or formats them.',
        'Keep the three cards to about the same number of points.',
      ],
      donts: [
        'Do not feed it figures of a household: it is copy and knows no privacy setting.',
        'Do not put it inside a column: it reaches across the whole screen.',
      ],
      accessibility: [
        'The section is a landmark named by its second-level heading; each card is an article with a third-level heading.',
        'The years are an ordered list; the bars only repeat the printed users and are hidden from assistive technology.',
        'Figures stand in strong, so that they are found without their colour.',
      ],
    }),
  },
});

/** The three cards with the specification's figures. */
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

/** A partner's own words, some of them without a place to break. */
export const OtherWords = meta.story({
  args: {
    title: 'Where this leads',
    lead: 'Our plan for the next three years.',
    content: {
      ...LANDING_PROJECTIONS,
      growth: {
        ...LANDING_PROJECTIONS.growth,
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
