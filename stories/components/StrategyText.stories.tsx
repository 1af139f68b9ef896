import { StrategyText } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/StrategyText',
  component: StrategyText,
  parameters: {
    guide: guide({
      use: 'Below a list of debts: the ways to order them, explained to someone who has several.',
      instead: [
        ['OptimizationTips', 'for advice with a link to follow it'],
        ['RoundUpExplainer', 'to explain where the change comes from'],
      ],
      dos: [
        'Give it an `id`, so that tips elsewhere can lead here.',
        'Say of each strategy what is done and whom it suits, a sentence each.',
      ],
      donts: [
        'Do not name one of them the right one: which fits depends on the person.',
        'Do not put figures of the reader’s debts into it; the text is the same for everyone.',
      ],
      accessibility: [
        'A region with a heading of level 2, and an article with one of level 3 for each strategy.',
        'The drawings are decoration.',
      ],
    }),
  },
});

/** The two orders of paying debts. */
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
