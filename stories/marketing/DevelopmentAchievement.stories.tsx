import { DevelopmentAchievement } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Marketing/DevelopmentAchievement',
  component: DevelopmentAchievement,
  parameters: {
    layout: 'fullscreen',
    guide: guide({
      use: 'Shows what is already built and what it is connected to. A section of the landing page.',
      instead: [
        ['BusinessProjections', 'to show what is yet to come'],
        ['FeatureCards', 'to show what the product does for its users'],
      ],
      dos: [
        'List only what works today.',
        'Keep each point to one line and give each card about the same number of points.',
        'Pass two or four achievements, so that no card is alone in a row.',
      ],
      donts: [
        'Do not put it inside a column: it spans the full screen.',
        'Do not repeat a point in one card: its text identifies it.',
      ],
      accessibility: [
        'The section is a landmark named by its level 2 heading; each card is an article with a level 3 heading and a list.',
        'The check marks are decorative: being listed already means done.',
      ],
    }),
  },
});

/** What is built, and what it is connected to. */
// @requirement 2.landing.achievement.stack 2.landing.achievement.integrations
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Technology Stack' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Live Integrations' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'React and TypeScript front end',
      'Node and Express back end',
      'PostgreSQL with an ORM',
      'iOS and Android through a native wrapper',
      'Bank-connection API',
      'ACH payment processing',
      'Crypto trading',
      'Hosted authentication system',
      'Ready for app-store submission',
    ]);
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** A partner’s own achievements, one of them without a break. */
export const OtherWords = meta.story({
  args: {
    title: 'Ready today',
    lead: 'Nothing here is a plan.',
    achievements: [
      { title: 'Web', points: ['Browser extension', LONG_NAME] },
      { title: LONG_NAME, points: [] },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The whole section. */
export const Matrix = meta.story({ tags: ['matrix'] });
