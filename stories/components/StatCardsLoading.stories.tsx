import { StatCardsLoading, type StatCardsLoadingProps } from '@dime-time/ui';
import { CreditCard, PiggyBank } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const cards: StatCardsLoadingProps['cards'] = [
  { label: 'Round-Up Balance', icon: <PiggyBank />, tone: 'roundUp' },
  { label: 'Total Debt', icon: <CreditCard />, tone: 'debt' },
];

const meta = preview.meta({
  title: 'Components/StatCardsLoading',
  component: StatCardsLoading,
  args: { cards, columns: { phone: 1, tablet: 2 } },
});

/** What a card is of is known before its figure is. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Round-Up Balance')).toBeVisible();
    await expect(canvas.getByText('Total Debt')).toBeVisible();
  },
});

export const TwoOnAPhone = meta.story({ args: { columns: { phone: 2 } } });
