import { DebtSummary } from '@dime-time/ui';
import { cents } from '@dime-time/finance-core';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { debts, extremeDebts } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/DebtSummary',
  component: DebtSummary,
  args: { debts, thisMonthPayments: cents(48_040) },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('$18,250.33')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Down $8,549.67 from $26,800.00');
    await expect(canvas.getByText('Min. Payments')).toBeVisible();
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '32');
  },
});

export const Playground = meta.story();

export const Loading = meta.story({ args: { debts: undefined } });

export const Empty = meta.story({ args: { debts: [], thisMonthPayments: cents(0) } });

/** This month's payments come from another answer, which may be missing. */
export const PaymentsUnknown = meta.story({
  args: { thisMonthPayments: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not known yet')).toBeVisible();
  },
});

export const Extreme = meta.story({ args: { debts: extremeDebts } });
