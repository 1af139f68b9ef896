import { ClosedDebts } from '@dime-time/ui';
import { expect, fn, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, paidOffDebt, shows, succeeds } from '../fixtures/index.ts';

const closed = { ...paidOffDebt, status: 'closed' as const };

const meta = preview.meta({
  title: 'Debts/ClosedDebts',
  component: ClosedDebts,
  parameters: {
    guide: guide({
      use: 'Lists debts that were paid off and closed, below the open debts.',
      instead: [['DebtCard', 'to show an open debt, even if nothing is left to pay']],
      dos: ['Pass closed debts only; without any, it renders nothing.'],
      donts: ['Do not expand it by default: finished debts should take no space.'],
      accessibility: [
        'It is a disclosure whose name includes the number of debts in it.',
        'Each button is described by the name of its debt.',
      ],
    }),
  },
  args: {
    debts: [closed],
    onViewHistory: fn(),
    onEdit: fn<(debtId: string) => void>(),
    onReopen: succeeds(),
  },
});

/** Collapsed until opened. */
export const Default = meta.story();

export const Opens = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Closed debts (1)'));
    const row = within(canvas.getByRole('listitem'));
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/Dentist installments.*paid off/);
    const history = row.getByRole('button', { name: 'View History' });
    await expect(history).toHaveAccessibleDescription('Dentist installments');
    await userEvent.click(history);
    await expect(args.onViewHistory).toHaveBeenCalledWith('d_done');
    await userEvent.click(row.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledWith('d_done');
  },
});

export const Open = meta.story({
  args: { open: true },
  play: async ({ canvas }) => {
    const reopen = canvas.getByRole('button', { name: 'Reopen' });
    await expect(reopen).toHaveAccessibleDescription('Dentist installments');
  },
});

/** Each name leads to a page of its own. */
export const Linked = meta.story({
  tags: ['behavior'],
  args: { debtHref: (debtId) => `/debts/${debtId}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Closed debts (1)'));
    await expect(canvas.getByRole('link', { name: 'Dentist installments' })).toHaveAttribute(
      'href',
      '/debts/d_done',
    );
    const history = canvas.getByRole('link', { name: 'View History' });
    await expect(history).toHaveAttribute('href', '/debts/d_done#payments');
    await expect(history).toHaveAccessibleDescription('Dentist installments');
  },
});

/** Reopened at once, without the dialog. */
export const Reopens = meta.story({
  ...Open.input,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const reopen = canvas.getByRole('button', { name: 'Reopen' });
    await userEvent.click(reopen);
    await shows('Debt Reopened');
    await expect(args.onReopen).toHaveBeenCalledWith('d_done');
  },
});

export const Playground = meta.story();

export const None = meta.story({
  args: { debts: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('details')).toBeNull();
  },
});

/** If the server has no such calls, there is nothing to edit. */
export const WithoutEditing = meta.story({
  args: { open: true },
  render: ({ debts, open, onViewHistory }) => <ClosedDebts {...{ debts, open, onViewHistory }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Reopen' })).toBeNull();
  },
});

export const Extreme = meta.story({
  args: {
    debts: [
      { ...closed, name: LONG_NAME },
      { ...closed, id: 'd_2' },
    ],
    open: true,
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  args: { debts: [closed, { ...closed, id: 'd_2', name: 'Old card' }], open: true },
});
