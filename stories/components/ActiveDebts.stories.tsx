import { ActiveDebts, ActiveDebtsSkeleton } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { debts, extremeDebts } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/ActiveDebts',
  component: ActiveDebts,
  args: { debts },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('23% paid')).toBeVisible();
    await expect(canvas.getByText('40 months left')).toBeVisible();
    await expect(canvas.getAllByRole('meter')).toHaveLength(3);
  },
});

export const Playground = meta.story();

export const Empty = meta.story({
  args: { debts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No active debts')).toBeVisible();
  },
});

/** Long names are cut, nine figures fit, and nothing divides by zero. */
export const Extreme = meta.story({
  args: { debts: extremeDebts },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Dentist instalments')).toBeNull();
    await expect(canvasElement).not.toHaveTextContent(/NaN|Infinity/);
  },
});

export const Loading = meta.story({ render: () => <ActiveDebtsSkeleton /> });
