import { Grid, Stack, StatCard, StatCardsLoading, type StatCardsLoadingProps } from '@dime-time/ui';
import { CreditCard, PiggyBank } from 'lucide-react';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const cards: StatCardsLoadingProps['items'] = [
  { label: 'Round-Up Balance', icon: <PiggyBank />, tone: 'roundUp' },
  { label: 'Total Debt', icon: <CreditCard />, tone: 'debt' },
];

const meta = preview.meta({
  title: 'Primitives/StatCardsLoading',
  component: StatCardsLoading,
  parameters: {
    guide: guide({
      use: 'Replaces a row of StatCards whose figures are still loading; the labels are already there.',
      instead: [
        ['StatCard', 'to show a single card, with `loading`'],
        ['Skeleton', 'to load anything that is not a figure'],
      ],
      dos: [
        'Keep labels, icons and tones in one constant that the loaded row uses, too.',
        'Give it the same columns as the loaded row.',
      ],
      donts: [
        'Do not use it after the first load: keep the figures, and mark them stale.',
        'Do not guess how many cards there will be.',
      ],
      accessibility: [
        'The labels are read; the places of the figures are hidden.',
        'Set `aria-busy` on the page around it.',
      ],
    }),
  },
  args: { items: cards, columns: { phone: 1, tablet: 2 } },
});

/** The card’s subject is known before its figure. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Round-Up Balance');
    await expect(canvas.getByText('Total Debt')).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { columns: { phone: 1, tablet: 2, desktop: 2 } } });

export const TwoOnAPhone = meta.story({ args: { columns: { phone: 2 } } });

export const OnAPhone = meta.story({
  args: { columns: { phone: 2 } },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** Beside the row it becomes: the same size, line by line. */
export const Matrix = meta.story({
  tags: ['matrix'],
  globals: { motion: 'reduced' },
  render: (args) => (
    <Stack gap={5}>
      <StatCardsLoading {...args} />
      <Grid columns={args.columns}>
        {cards.map((card) => (
          <StatCard key={card.label} {...card} value="$1,234.56" detail="$56.78 this month" />
        ))}
      </Grid>
    </Stack>
  ),
});
