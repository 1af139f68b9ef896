import { PayoffEstimate } from '@dime-time/ui';
import { calendarDay } from '@dime-time/finance-core';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  extremeDebt,
  neverEndingDebt,
  paidOffDebt,
  smallDebt,
  visa,
  zeroedDebt,
} from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/PayoffEstimate',
  component: PayoffEstimate,
  args: { debt: visa, today: calendarDay('2026-11-19') },
});

/** The simple estimate is labelled as such; the truth stands beside it, and says why. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/· simple estimate/)).toBeVisible();
    await expect(canvas.getByText('40 months')).toBeVisible();
    await expect(canvas.getByText('7 years 3 months')).toBeVisible();
    await userEvent.click(canvas.getByText('Why?'));
    await expect(canvas.getByText(/\$6,200\.00, by the minimum payment, \$155\.00/)).toBeVisible();
  },
});

export const Playground = meta.story();

/** A payment below the interest never ends the debt, and the card does not pretend it does. */
export const NeverEnds = meta.story({
  args: { debt: neverEndingDebt },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('100 months')).toBeVisible();
    await expect(canvas.getByText('Never at this payment')).toBeVisible();
  },
});

export const NoMinimumPayment = meta.story({ args: { debt: zeroedDebt } });

export const NoInterest = meta.story({ args: { debt: smallDebt } });

export const PaidOff = meta.story({ args: { debt: paidOffDebt } });

export const Extreme = meta.story({ args: { debt: extremeDebt } });
