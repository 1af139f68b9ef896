import { YourProgress } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { debts, extremeDebts, extremeTransactions, transactions } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/YourProgress',
  component: YourProgress,
  args: { debts, transactions },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '32');
    await expect(canvas.getByText('3 months ahead')).toBeVisible();
  },
});

export const Nothing = meta.story({ args: { debts: [], transactions: [] } });

export const Extreme = meta.story({
  args: { debts: extremeDebts, transactions: extremeTransactions },
  globals: { viewport: { value: 'phone', isRotated: false } },
});
