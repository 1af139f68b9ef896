import { cents } from '@dime-time/finance-core';
import { Button, LOADING, PaymentHistory, ready, type PaymentHistoryProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  carLoan,
  dialogCloses,
  extremeDebt,
  openDialog,
  payments,
  shows,
  TIME_ZONE,
  visa,
} from '../fixtures/index.ts';

function Opened(props: PaymentHistoryProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <PaymentHistory {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const onVisa = {
  amount: cents(5_000),
  date: '2026-11-17T21:10:00Z',
  source: 'manual' as const,
};

const meta = preview.meta({
  title: 'Components/PaymentHistory',
  component: PaymentHistory,
  render: (args) => <Opened {...args} />,
  args: {
    debt: visa,
    payments: ready(payments),
    timeZone: TIME_ZONE,
    open: true,
    onOpenChange: fn(),
  },
});

export const Default = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    const rows = dialog.getAllByRole('listitem');
    await expect(rows).toHaveLength(4);
    await expect(rows[0]).toHaveTextContent('Nov 17, 2026');
    await expect(dialog.getByText('$245.55')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await dialogCloses();
  },
});

export const Playground = meta.story();

export const OnePayment = meta.story({ args: { debt: carLoan } });

export const Empty = meta.story({
  args: { payments: ready([]) },
  play: async () => {
    await shows('No payments yet');
  },
});

export const Loading = meta.story({ args: { payments: LOADING } });

const onRetry = fn();

export const Failed = meta.story({
  args: { payments: { status: 'error', message: '500: Internal Server Error', onRetry } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** A hundred payments scroll with their dialog. */
export const Extreme = meta.story({
  args: {
    debt: extremeDebt,
    payments: ready(
      Array.from({ length: 100 }, (_, at) => ({
        ...onVisa,
        id: `e_${at}`,
        debtId: extremeDebt.id,
      })),
    ),
  },
});
