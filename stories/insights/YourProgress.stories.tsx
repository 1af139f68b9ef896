import { calendarDay, cents } from '@dime-time/finance-core';
import { AmountsPrivacy, Card, Grid, LOADING, ready, YourProgress } from '@dime-time/ui';
import type { PlanStanding } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { debts, extremeDebts, extremeTransactions, transactions } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Insights/YourProgress',
  component: YourProgress,
  parameters: {
    guide: guide({
      use: 'Shows in the insights how far all debts together have come, and how much round-ups contributed.',
      instead: [
        ['DebtSummary', 'to show the figures above a list of debts'],
        ['ProgressMeter', 'to show only the bar'],
      ],
      dos: [
        'Pass all debts and all transactions; it adds them up.',
        'Pass `plan` if your server keeps plans: the note then compares the household with its own.',
        'Place it in a `Section`, which gives it its heading.',
      ],
      donts: [
        'Do not read “3 months ahead” as a result: without `plan` it is an example, and says so.',
        'Do not show it before both lists have loaded; half of it would be wrong.',
      ],
      accessibility: [
        'The progress is a meter with its name; the amounts are terms with their values.',
        'Inside `AmountsPrivacy`, amounts are hidden and read as hidden.',
      ],
    }),
  },
  args: { debts, transactions },
});

// @requirement 2.insights.progress
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '32');
    await expect(canvas.getByText('3 months ahead')).toBeVisible();
  },
});

/** Owed: $18,250.33 after three payments; promised: November 2028. */
const ahead: PlanStanding = {
  progress: {
    status: 'ahead',
    months: 2,
    amount: cents(41_200),
    planned: cents(1_866_233),
    paidAhead: cents(0),
    pastDue: cents(0),
    interestAhead: cents(0),
    owed: cents(1_825_033),
    estimatedInterest: cents(0),
    payments: 3,
  },
  since: calendarDay('2026-08-12'),
  owedAtSave: cents(2_011_000),
  promisedDate: calendarDay('2028-11-12'),
  debtFreeDate: calendarDay('2028-09-19'),
  hasOneOffs: false,
};

const behind: PlanStanding = {
  ...ahead,
  progress: {
    ...ahead.progress,
    status: 'behind',
    months: -1,
    amount: cents(-20_000),
    planned: cents(1_805_033),
  },
  debtFreeDate: calendarDay('2028-12-19'),
};

const onPlan: PlanStanding = {
  ...ahead,
  progress: {
    ...ahead.progress,
    status: 'on-plan',
    months: 0,
    amount: cents(0),
    planned: ahead.progress.owed,
    payments: 0,
  },
  promisedDate: calendarDay('2028-11-19'),
  debtFreeDate: calendarDay('2028-11-19'),
};

/** From today’s balances, the plan never ends. */
const endless: PlanStanding = {
  ...behind,
  progress: { ...behind.progress, months: undefined },
  debtFreeDate: null,
};

export const AheadOfPlan = meta.story({
  args: { plan: ready(ahead) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Example/)).toBeNull();
    await expect(canvas.getByText('2 months ahead of your plan')).toBeVisible();
    await expect(canvas.getByText('You owe $412.00 less than planned for today.')).toBeVisible();
  },
});

export const ExplainsThePlan = meta.story({
  ...AheadOfPlan.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Why?'));
    for (const line of [
      'Your plan of Aug 12, 2026 expects you to owe $18,662.33 after 3 months. Today you owe $18,250.33.',
      'When you saved it, its last payment was in Nov 2028. With what you owe today, the last one is in Sep 2028.',
    ]) {
      await expect(canvas.getByText(line)).toBeVisible();
    }
  },
});

export const BehindPlan = meta.story({
  args: { plan: ready(behind) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 month behind your plan')).toBeVisible();
    await expect(canvas.getByText('You owe $200.00 more than planned for today.')).toBeVisible();
  },
});

export const OnPlan = meta.story({
  args: { plan: ready(onPlan) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On plan')).toBeVisible();
    await expect(canvas.getByText('You owe what was planned for today.')).toBeVisible();
  },
});

/** A minimum was missed: that is not on plan, also where the debts take as many months as planned. */
export const MissedPayment = meta.story({
  args: {
    plan: ready({
      ...onPlan,
      progress: {
        ...onPlan.progress,
        status: 'behind',
        amount: cents(-15_500),
        owed: cents(1_793_033),
        paidAhead: cents(32_000),
        pastDue: cents(15_500),
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Behind your plan')).toBeVisible();
    await expect(canvas.getByText('You owe $155.00 more than planned for today.')).toBeVisible();
  },
});

export const EndlessNow = meta.story({ args: { plan: ready(endless) } });

/** Without a plan, there is nothing to compare with. */
export const NoPlan = meta.story({
  args: { plan: ready(undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/months ahead|months behind/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Make a plan' })).toHaveAttribute(
      'href',
      '/debts/plan',
    );
  },
});

export const PlanLoading = meta.story({ args: { plan: LOADING } });

const onRetry = fn();
const failed = { status: 'error', message: '503: Service Unavailable', onRetry } as const;

export const PlanFailed = meta.story({ args: { plan: failed } });

export const RetriesPlan = meta.story({
  ...PlanFailed.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('3 months ahead')).toBeNull();
  },
});

/** All props as controls. */
export const Playground = meta.story();

export const Nothing = meta.story({ args: { debts: [], transactions: [] } });

export const Extreme = meta.story({
  args: { debts: extremeDebts, transactions: extremeTransactions },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const AmountsHidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <YourProgress {...args} />
    </AmountsPrivacy>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\$\d/);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 2 }} align="start">
      <Card>
        <YourProgress {...args} />
      </Card>
      <Card>
        <YourProgress debts={[]} transactions={[]} />
      </Card>
      <Card>
        <YourProgress {...args} plan={ready(ahead)} />
      </Card>
      <Card>
        <YourProgress {...args} plan={ready(behind)} />
      </Card>
      <Card>
        <YourProgress {...args} plan={ready(onPlan)} />
      </Card>
      <Card>
        <YourProgress {...args} plan={ready(undefined)} />
      </Card>
      <Card>
        <YourProgress {...args} plan={LOADING} />
      </Card>
      <Card>
        <YourProgress {...args} plan={failed} />
      </Card>
      <Card>
        <YourProgress debts={extremeDebts} transactions={extremeTransactions} />
      </Card>
    </Grid>
  ),
});
