import { AmountsPrivacy, DebtSummary, LOADING, ready, Stack } from '@dime-time/ui';
import { basisPoints, calendarDay, cents } from '@dime-time/finance-core';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { debts, extremeDebts, paidOffDebt } from '../fixtures/index.ts';

const FAILED = { status: 'error', message: 'Offline', onRetry: fn() } as const;

const meta = preview.meta({
  title: 'Debts/DebtSummary',
  component: DebtSummary,
  parameters: {
    guide: guide({
      use: 'Heads the debts page with four figures: owed, paid off, due each month, and paid this month.',
      instead: [
        ['SummaryCards', 'to head the dashboard'],
        ['ActiveDebts', 'to show each debt'],
      ],
      dos: [
        'Pass undefined while the debts load: the cards keep their place.',
        'Pass the state of `thisMonthPayments` as it is: the card loads by itself, and says that it is unknown if that failed.',
        'Give it the full width of the page.',
      ],
      donts: [
        'Do not pass zero for payments that failed to load.',
        'Do not add up the figures yourself: it totals the debts by the product’s rules.',
      ],
      accessibility: [
        'Each card reads its label before its figure.',
        'Progress is shown as a percentage and as a meter named Share of all debt paid off.',
        'Amounts shrink before they are truncated, and are never rounded in the headline.',
      ],
    }),
  },
  args: { debts, thisMonthPayments: ready(cents(48_040)), today: calendarDay('2026-11-19') },
});

// @requirement 2.debts.total 2.debts.progress 2.debts.minimums 2.debts.this-month
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('$18,250.33')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Down $8,549.67 from $26,800.00');
    await expect(canvas.getByText('Min. Payments')).toBeVisible();
    await expect(canvas.getByText('$512.00')).toBeVisible();
    await expect(canvas.getByText('This Month')).toBeVisible();
    await expect(canvas.getByText('$480.40')).toBeVisible();
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '32');
  },
});

/** A rule of the lender works the minimum out: 2% of the balance, at least $25. */
export const MinimumByRule = meta.story({
  args: {
    debts: [
      {
        ...paidOffDebt,
        currentBalance: cents(300_000),
        minimumPayment: cents(7_500),
        minimumRule: { kind: 'percent-or-floor', share: basisPoints(200), floor: cents(2_500) },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$60.00')).toBeVisible();
  },
});

export const Playground = meta.story();

export const Loading = meta.story({ args: { debts: undefined } });

export const Empty = meta.story({
  args: { debts: [], thisMonthPayments: ready(cents(0)) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('No debts added')).toBeVisible();
    await expect(canvas.getByText('Starts with your first debt')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/Down|%/);
  },
});

/** All paid off: nothing is due anymore, whatever the minimums were. */
export const PaidOff = meta.story({
  args: { debts: [paidOffDebt], thisMonthPayments: ready(cents(0)) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('100%');
    await expect(canvas.queryByText('$45.00')).toBeNull();
  },
});

/** This month’s payments come from a separate response, which may be missing. */
export const PaymentsUnknown = meta.story({
  args: { thisMonthPayments: FAILED },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not available')).toBeVisible();
  },
});

/** The debts came first: only the card of the payments is still loading. */
export const PaymentsLoading = meta.story({
  args: { thisMonthPayments: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$18,250.33')).toBeVisible();
    await expect(canvas.queryByText('Not available')).toBeNull();
  },
});

export const Extreme = meta.story({ args: { debts: extremeDebts } });

/** The largest amounts at a phone’s width: smaller, never truncated. */
export const ExtremePhone = meta.story({
  args: { debts: extremeDebts, thisMonthPayments: ready(cents(98_765_432_109)) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** With amounts hidden, the progress remains. */
export const AmountsHidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <DebtSummary {...args} />
    </AmountsPrivacy>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\$\d/);
  },
});

/** Known, payments unknown, loading, none, and the largest figures. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={5}>
      <DebtSummary {...args} />
      <DebtSummary {...args} thisMonthPayments={FAILED} />
      <DebtSummary {...args} debts={undefined} />
      <DebtSummary debts={[]} thisMonthPayments={ready(cents(0))} />
      <DebtSummary debts={extremeDebts} thisMonthPayments={ready(cents(98_765_432_109))} />
    </Stack>
  ),
});
