import { calendarDay, cents, forecastDate } from '@dime-time/finance-core';
import { AmountsPrivacy, DebtFreeHero, LOADING, ready, Stack } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  debts,
  emptySummary,
  extremeDebt,
  extremeSummary,
  neverEndingDebt,
  PLAN_DAY,
  planned,
  purseSummary,
  snowballPlan,
  summary,
} from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Dashboard/DebtFreeHero',
  component: DebtFreeHero,
  parameters: {
    guide: guide({
      use: 'Leads the dashboard where your site has a payoff planner: the debt-free date as the one large figure, and what the household gains. The other figures are below it.',
      instead: [
        ['SummaryCards', 'for four figures of one size, where there is no planner'],
        ['PlanAnswer', 'to answer for a plan that is being changed'],
      ],
      dos: [
        'Pass `undefined` while the summary loads: the card already has its size.',
        'Pass the household that all other figures are from, and keep the same object while nothing in it changes.',
      ],
      donts: [
        'Do not place a second card with `surface="hero"` on the page: one figure leads.',
        'Do not pass the date of another forecast: where the two differ, no gain is shown.',
      ],
      accessibility: [
        'Label, date and gain are read in this order. “Est.” is an abbreviation that is spelled out for assistive technology.',
        'The link names its destination; the date itself is text.',
        'Amounts shrink to fit and are never truncated. Inside `AmountsPrivacy` they are hidden and read as hidden.',
      ],
    }),
  },
  args: {
    summary,
    debts: ready(debts),
    household: planned().household,
    plannerHref: '/debts/plan',
  },
});

const planHousehold = { ...planned().household, plan: snowballPlan };

const planSummary = {
  ...summary,
  plan: snowballPlan,
  debtFreeDate: forecastDate(planHousehold) ?? null,
};

const endless = { ...planned([neverEndingDebt]).household, monthlyRoundUps: cents(0) };
const endlessSummary = {
  ...summary,
  totalDebt: neverEndingDebt.currentBalance,
  monthlyRoundUps: cents(0),
  debtFreeDate: null,
};

const hundredMillion = {
  ...summary,
  totalRoundUps: cents(10_000_000_000),
  thisMonthRoundUps: cents(10_000_000_000),
  totalDebt: cents(10_000_000_000),
  thisMonthPayments: cents(10_000_000_000),
};

const paidOff = {
  ...summary,
  totalDebt: cents(0),
  progressPercentage: 100,
  debtFreeDate: null,
};

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Debt Free Date')).toBeVisible();
    await expect(canvas.getByText('Est.')).toBeVisible();
    await expect(canvas.getByText('Sep 2030')).toBeVisible();
    await expect(canvas.getByText(/ sooner than minimums$/)).toBeVisible();
    await expect(canvas.getByText(/^Your spare change: .* sooner, \$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Plan Your Payoff' })).toHaveAttribute(
      'href',
      '/debts/plan',
    );
    for (const text of [
      'Round-Up Balance$143.21+$18.40 this month',
      'Total Debt$18,250.33$480.40 paid this month',
      'Progress This Year32%',
      'Since you started: $8,549.67 of $26,800.00 paid off',
    ]) {
      await expect(canvasElement).toHaveTextContent(text);
    }
  },
});

export const Playground = meta.story();

/** The date lists the figures it is based on. */
export const Why = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Why?'));
    await expect(
      canvas.getByText(/balances and rates on Nov 19, 2026.*\$18\.40 in round-ups/),
    ).toBeVisible();
  },
});

/** Date and gain are the saved plan’s. */
export const FollowsAPlan = meta.story({
  args: { summary: planSummary, household: planHousehold },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/sooner than minimums$/)).toBeVisible();
  },
});

/** A date of another forecast gets no gain, which would be of another date. */
export const AnotherForecast = meta.story({
  args: { summary: { ...summary, debtFreeDate: calendarDay('2031-02-19') } },
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Feb 2031')).toBeVisible();
    await expect(canvas.queryByText(/sooner/)).toBeNull();
    await expect(canvas.getByText('with minimums and $18 of round-ups a month')).toBeVisible();
  },
});

/** The server keeps a purse: what is waiting and what was used. */
export const Purse = meta.story({
  args: { summary: purseSummary },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$2.94 waiting · $140.27 already used');
  },
});

export const Loading = meta.story({
  args: { summary: undefined, debts: LOADING, household: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Debt Free Date')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/\d/);
  },
});

/** The date is known and the debts are not yet: the place of the gain is kept. */
export const DebtsLoading = meta.story({ args: { debts: LOADING, household: undefined } });

/** Payments that do not cover the interest: no date is made up. */
export const Endless = meta.story({
  args: { summary: endlessSummary, debts: ready([neverEndingDebt]), household: endless },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None yet')).toBeVisible();
    await expect(canvas.getByText(/^Payments don’t cover the interest\./)).toBeVisible();
    await expect(canvas.queryByText('Est.')).toBeNull();
  },
});

const rescued = {
  ...planned([neverEndingDebt]).household,
  plan: { ...snowballPlan, oneOffs: [] },
};

/** The plan ends, and the minimums alone never would. */
export const MinimumsNever = meta.story({
  args: {
    summary: {
      ...endlessSummary,
      plan: rescued.plan,
      debtFreeDate: forecastDate(rescued) ?? null,
    },
    debts: ready([neverEndingDebt]),
    household: rescued,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Minimums alone never pay it off')).toBeVisible();
  },
});

export const PaidOff = meta.story({
  args: { summary: paidOff, debts: ready([]), household: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Debt free')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Empty = meta.story({
  args: { summary: emptySummary, debts: ready([]), household: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No debts')).toBeVisible();
    await expect(canvas.getByText('Starts with your first debt')).toBeVisible();
  },
});

/** Amounts of $100,000,000.00 keep every digit. */
export const Extreme = meta.story({
  args: {
    summary: hundredMillion,
    debts: ready([extremeDebt]),
    household: { ...planned([extremeDebt]).household, asOf: PLAN_DAY },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Total Debt$100,000,000.00');
  },
});

export const AmountsHidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <DebtFreeHero {...args} />
    </AmountsPrivacy>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\$\d/);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });

/** Loaded, by a plan, without a date, paid off, extreme, and still loading. */
export const Matrix = meta.story({
  tags: ['matrix'],
  globals: { motion: 'reduced' },
  render: (args) => (
    <Stack gap={5}>
      <DebtFreeHero {...args} />
      <DebtFreeHero {...args} summary={planSummary} household={planHousehold} />
      <DebtFreeHero
        {...args}
        summary={endlessSummary}
        debts={ready([neverEndingDebt])}
        household={endless}
      />
      <DebtFreeHero {...args} summary={paidOff} debts={ready([])} household={undefined} />
      <DebtFreeHero {...args} summary={extremeSummary} household={undefined} />
      <DebtFreeHero {...args} summary={undefined} debts={LOADING} household={undefined} />
    </Stack>
  ),
});
