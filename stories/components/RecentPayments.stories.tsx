import { RecentPayments } from '@dime-time/ui';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { debts, LONG_NAME, payments, TIME_ZONE } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/RecentPayments',
  component: RecentPayments,
  args: { payments, debts, timeZone: TIME_ZONE },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Recent payments' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(Math.min(5, payments.length));
  },
});

export const Limited = meta.story({
  args: { limit: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
});

export const Empty = meta.story({
  args: { payments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payments yet')).toBeVisible();
  },
});

/** The debt was removed since: its payments stay, without its name. */
export const FormerDebt = meta.story({
  args: { debts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('A former debt')[0]).toBeVisible();
  },
});

/** A name of any length leaves room for its amount. */
export const LongName = meta.story({
  args: { debts: debts.map((debt) => ({ ...debt, name: LONG_NAME })) },
});

export const Playground = meta.story({});
