import { DevelopmentAchievement } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/DevelopmentAchievement',
  component: DevelopmentAchievement,
  parameters: {
    layout: 'fullscreen',
    guide: guide({
      use: 'Shows what is built already and what it is connected to. A section of the landing page.',
      instead: [
        ['BusinessProjections', 'what is yet to come is told'],
        ['FeatureCards', 'what the product does for its users is told'],
      ],
      dos: [
        'List only what runs today.',
        'Keep each point to one line and each card to about the same number of points.',
        'Pass two or four achievements, so that no card stands alone.',
      ],
      donts: [
        'Do not put it inside a column: it reaches across the whole screen.',
        'Do not repeat a point in one card: the words tell the points apart.',
      ],
      accessibility: [
        'The section is a landmark named by its second-level heading; each card is an article with a third-level heading and a list.',
        'The ticks are decoration: being listed already says that it is done.',
      ],
    }),
  },
});

/** What is built, and what it is connected to. */
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

/** A partner's own achievements, one of them without a place to break. */
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
