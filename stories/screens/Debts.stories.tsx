import { LOADING, ready } from '@dime-time/ui';
import { Debts } from '@dime-time/ui/screens/Debts';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  AS_OF,
  debts,
  dialogCloses,
  emptySummary,
  extremeDebts,
  extremeSummary,
  openDialog,
  payments,
  ScreenFrame,
  succeeds,
  summary,
  TIME_ZONE,
} from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Screens/Debts',
  component: Debts,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ScreenFrame>
        <Story />
      </ScreenFrame>
    ),
  ],
  args: {
    debts: ready(debts),
    payments: ready(payments),
    summary: ready(summary),
    asOf: AS_OF,
    timeZone: TIME_ZONE,
    onPay: succeeds(),
    onBoost: succeeds(),
  },
});

export const Default = meta.story({
  args: { onAddDebt: succeeds() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Debt Management');
    for (const label of ['Total Debt', 'Progress', 'Min. Payments', 'This Month']) {
      await expect(canvas.getByText(label)).toBeVisible();
    }
    await expect(canvas.getAllByRole('article', { name: /Visa|Store|Car/ })).toHaveLength(3);
  },
});

export const Loading = meta.story({
  args: { debts: LOADING, payments: LOADING, summary: LOADING },
});

export const Empty = meta.story({
  args: {
    debts: ready([]),
    payments: ready([]),
    summary: ready(emptySummary),
    onAddDebt: succeeds(),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No debts found')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Make Payment' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Debt Account' }));
    const dialog = await openDialog();
    await expect(dialog.getByRole('heading', { name: 'Add Debt Account' })).toBeVisible();
  },
});

const onRetry = fn();

export const Failed = meta.story({
  args: { debts: { status: 'error', message: '500: Internal Server Error', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/Debt Avalanche/)).toBeVisible();
  },
});

export const Stale = meta.story({ args: { debts: ready(debts, true) } });

/** Nine figures, 200 characters, no minimum, no original, payments below the interest, paid off. */
export const Extreme = meta.story({
  args: { debts: ready(extremeDebts), summary: ready(extremeSummary) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/NaN|Infinity/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Make Payment on a card opens the dialog on that debt. */
export const PayOneDebt = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const card = canvas.getByRole('article', { name: 'Car loan' });
    await userEvent.click(within(card).getByRole('button', { name: 'Make Payment' }));
    const dialog = await openDialog();
    await expect(dialog.getByRole('combobox', { name: 'Debt' })).toHaveTextContent('Car loan');
    await userEvent.click(dialog.getByRole('button', { name: '$100' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make Payment' }));
    await dialogCloses();
    await expect(args.onPay).toHaveBeenCalledOnce();
    await expect(args.onPay).toHaveBeenCalledWith({ debtId: 'd_car', amount: 10_000 });
  },
});

/** Where the server cannot add debts the page says where they come from. */
export const AddNotOffered = meta.story({
  args: { debts: ready([]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Debt Account' }));
    await expect(await screen.findByRole('dialog')).toHaveTextContent('cannot be entered here');
  },
});
