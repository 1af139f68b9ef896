import { StrategyText } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Debts/StrategyText',
  component: StrategyText,
  parameters: {
    guide: guide({
      use: 'Explains the payoff strategies to people with several debts, below their list.',
      instead: [
        ['OptimizationTips', 'to give advice with a link to follow it'],
        ['RoundUpExplainer', 'to explain where the change comes from'],
      ],
      dos: [
        'Give it an `id`, so that tips elsewhere can link to it.',
        'Say what each strategy does and whom it suits, in one sentence each.',
      ],
      donts: [
        'Do not call one of them the right one: it depends on the person.',
        'Do not include figures from the reader’s debts; the text is the same for everyone.',
      ],
      accessibility: [
        'It is a region with a level 2 heading, and an article with a level 3 heading for each strategy.',
        'The illustrations are decorative.',
      ],
    }),
  },
});

/** The two orders of paying debts. */
// @requirement 2.debts.strategies
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Debt Avalanche' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Debt Snowball' })).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: {
    title: 'Two ways out',
    strategies: [
      {
        name: 'Dearest first',
        how: 'Everything extra goes to the highest rate.',
        suits: 'Whoever wants to pay the least interest.',
      },
      {
        name: 'Smallest first',
        how: 'Everything extra goes to the smallest balance.',
        suits: 'Whoever needs to see one debt gone soon.',
      },
      {
        name: 'Due date first',
        how: 'Everything extra goes to what is due next.',
        suits: 'Whoever has missed a date before.',
      },
    ],
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Matrix = meta.story({ tags: ['matrix'] });
