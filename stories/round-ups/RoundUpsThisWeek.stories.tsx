import {
  AmountsPrivacy,
  Card,
  Grid,
  RoundUpsThisWeek,
  RoundUpsThisWeekSkeleton,
} from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  AS_OF,
  debts,
  emptyPurse,
  everythingArrives,
  extremeDebt,
  extremePurse,
  paidOffDebt,
  payments,
  purse,
  purseSettings,
  TIME_ZONE,
  transactions,
} from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Round-ups/RoundUpsThisWeek',
  component: RoundUpsThisWeek,
  subcomponents: { RoundUpsThisWeekSkeleton },
  parameters: {
    guide: guide({
      use: 'Shows what the last seven days rounded up to, with one button that sends it to the debt with the highest rate.',
      instead: [
        [
          'ExtraPaymentDialog',
          'to make the payment: this component opens it and pays nothing itself',
        ],
        ['SummaryCards', 'to show the balance of all round-ups'],
      ],
      dos: [
        'Open the payment with the debt and the amount that `onApply` passes.',
        'Pass the current time; the component has no clock.',
        'Pass `purse`, `settings` and `payments` if the server keeps a purse: the waiting amount is applied, and the next sweep is announced.',
        'Show `RoundUpsThisWeekSkeleton` while either list loads, with `purse` if there is one: it has about the same height.',
      ],
      donts: [
        'Do not filter the transactions by date first; the seven days are counted here, in the reader’s time zone.',
        'Do not pay directly from `onApply`: the reader has not seen the amount in a form yet.',
      ],
      accessibility: [
        'The button is disabled if there is nothing to apply or nothing owed, and the line below it says which.',
        'The sparkline beside the total is also available as a sentence and a table of the seven days.',
        'The skeleton is hidden from assistive technology.',
      ],
    }),
  },
  args: { transactions, debts, asOf: AS_OF, timeZone: TIME_ZONE, onApply: fn() },
});

/** The week’s spare change goes to the debt with the highest rate. */
// @requirement 2.dashboard.week
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('$2.37')[0]).toBeVisible();
    await expect(await canvas.findByText(/^This week’s round-ups rose \$/)).toBeInTheDocument();
    await expect(canvas.getByText('Everyday Visa')).toBeVisible();
  },
});

export const AppliesToADebt = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply to Debt' }));
    await expect(args.onApply).toHaveBeenCalledWith({ debtId: 'd_visa', amount: 237 });
  },
});

const withPurse = { purse, settings: purseSettings, payments };

/**
 * With a purse, the waiting amount is applied, whatever the week brought, and the sweep is
 * announced.
 */
export const Purse = meta.story({
  args: withPurse,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'On Monday, Nov 23, we’ll take $2.94 from Everyday Checking ••0000 for Everyday Visa.',
    );
    await expect(canvasElement).toHaveTextContent(
      'Last applied: $18.40 to Everyday Visa on Nov 15.',
    );
  },
});

/** The settings and payments arrive after the rest: bars of the size of their lines. */
export const PurseLoading = meta.story({
  args: { ...withPurse, settings: undefined, payments: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Apply to Debt' })).toBeEnabled();
    await expect(canvas.getByText(/^On Monday, Nov 23/)).not.toBeVisible();
  },
});

export const AppliesThePurse = meta.story({
  ...Purse.input,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply to Debt' }));
    await expect(args.onApply).toHaveBeenCalledWith({
      debtId: 'd_visa',
      amount: 294,
      source: 'roundup',
    });
  },
});

/** An applied amount is not applied again: the button says why, and when the next sweep is. */
export const NothingWaits = meta.story({
  args: { ...withPurse, purse: emptyPurse },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Apply to Debt' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(
      'No round-ups waiting. We’ll apply the next ones on Monday, Nov 23.',
    );
  },
});

/**
 * While round-ups are paused, nothing moves automatically; the waiting amount can still be applied.
 */
export const Paused = meta.story({
  args: { ...withPurse, settings: { ...purseSettings, pausedUntil: '2026-12-01T05:00:00Z' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Round-ups are paused until Tuesday, Dec 1.');
    await expect(canvas.getByRole('button', { name: 'Apply to Debt' })).toBeEnabled();
  },
});

/**
 * No checking account is linked: nothing moves automatically, and the waiting amount can be applied
 * by hand.
 */
export const PurseWithoutBank = meta.story({
  args: { ...withPurse, purse: { ...purse, account: undefined, nextSweep: undefined } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      '$2.94 waiting. Connect a checking account, and we’ll apply round-ups automatically.',
    );
    await expect(canvas.getByRole('button', { name: 'Apply to Debt' })).toBeEnabled();
    await expect(canvasElement).toHaveTextContent(
      'Last applied: $18.40 to Everyday Visa on Nov 15.',
    );
  },
});

export const Playground = meta.story();

export const Loading = meta.story({ render: () => <RoundUpsThisWeekSkeleton /> });

export const Empty = meta.story({
  args: { transactions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Apply to Debt' })).toBeDisabled();
  },
});

/** With nothing owed, the round-ups stay where they are. */
export const NothingOwed = meta.story({
  args: { debts: [paidOffDebt] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Apply to Debt' })).toBeDisabled();
    await expect(canvas.getByText(/You have no debt to pay/)).toBeVisible();
  },
});

export const Extreme = meta.story({ args: { debts: [extremeDebt] } });

export const AmountsHidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <RoundUpsThisWeek {...args} />
    </AmountsPrivacy>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\$\d/);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  play: everythingArrives,
  globals: { motion: 'reduced' },
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} align="start">
      <Card>
        <RoundUpsThisWeek {...args} />
      </Card>
      <Card>
        <RoundUpsThisWeek {...args} debts={[paidOffDebt]} />
      </Card>
      <Card>
        <RoundUpsThisWeek {...args} transactions={[]} />
      </Card>
      <Card>
        <RoundUpsThisWeek {...args} debts={[extremeDebt]} />
      </Card>
      <Card>
        <RoundUpsThisWeekSkeleton />
      </Card>
      <Card>
        <RoundUpsThisWeek {...args} {...withPurse} />
      </Card>
      <Card>
        <RoundUpsThisWeek {...args} {...withPurse} purse={emptyPurse} />
      </Card>
      <Card>
        <RoundUpsThisWeek {...args} {...withPurse} debts={[extremeDebt]} purse={extremePurse} />
      </Card>
    </Grid>
  ),
});
