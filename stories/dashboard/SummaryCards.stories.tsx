import { calendarDay, cents, forecastDate } from '@dime-time/finance-core';
import { AmountsPrivacy, ready, Stack, SummaryCards } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  bareSummary,
  debts,
  emptySummary,
  extremeSummary,
  purseSummary,
  snowballPlan,
  summary,
} from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Dashboard/SummaryCards',
  component: SummaryCards,
  parameters: {
    guide: guide({
      use: 'Heads the dashboard: the round-up balance, the debt, the year’s progress and the debt-free month.',
      instead: [
        ['DebtFreeHero', 'to lead with the debt-free date, where your site has a payoff planner'],
        ['DebtSummary', 'to show the figures of Debt Management'],
        ['InsightStats', 'to show averages and rates'],
        ['TransactionStats', 'to show round-ups over all purchases'],
      ],
      dos: [
        'Pass `undefined` while the summary loads: the cards are already there, without their figures.',
        'Pass the summary as the server sends it; progress is clamped to 0 to 100 here.',
      ],
      donts: [
        'Do not calculate a date if the server sends none: with the household, “None yet” says why.',
        'Do not show zeros while loading; that would misstate people’s money.',
      ],
      accessibility: [
        'The progress is a figure and a meter with its own name.',
        '“Est.” is an abbreviation that is spelled out for assistive technology.',
        'Amounts shrink to fit and are never truncated. Inside `AmountsPrivacy` they are hidden and read as hidden.',
      ],
    }),
  },
  args: { summary, debts: ready(debts) },
});

const planDate =
  forecastDate({
    debts,
    monthlyRoundUps: cents(1_840),
    asOf: calendarDay('2026-11-19'),
    plan: snowballPlan,
  }) ?? null;

/** Debts whose minimums are below their interest. */
const endless = {
  debts: debts.map((debt) => ({ ...debt, minimumPayment: cents(100) })),
  monthlyRoundUps: cents(0),
  asOf: calendarDay('2026-11-19'),
};

// @requirement 1.analytics.debt-free-date 2.dashboard.cards 2.dashboard.cards.gain
// @requirement 2.dashboard.cards.payments 2.dashboard.cards.progress 2.dashboard.cards.date
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Round-Up Balance');
    await expect(canvas.getByText('Total Debt')).toBeVisible();
    await expect(canvas.getByText('Progress This Year')).toBeVisible();
    await expect(canvas.getByText('Debt Free Date')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('+$18.40 this month');
    await expect(canvasElement).toHaveTextContent('$480.40 paid this month');
    await expect(canvasElement).toHaveTextContent('32%');
    await expect(canvasElement).toHaveTextContent(
      'Since you started: $8,549.67 of $26,800.00 paid off',
    );
    await expect(canvas.getByText('Sep 2030')).toBeVisible();
    await expect(canvas.getByText('Est.')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(
      'Est. with minimums and $18 of round-ups a month',
    );
  },
});

/** The date lists the figures it is based on. */
export const Why = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Why?'));
    await expect(
      canvas.getByText(
        /balances and rates on Nov 19, 2026.*\$512\.00 in minimum payments and \$18\.40 in round-ups/,
      ),
    ).toBeVisible();
  },
});

/** With a saved plan, the date is the plan’s. */
export const FollowsAPlan = meta.story({
  args: { summary: { ...summary, plan: snowballPlan, debtFreeDate: planDate } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Est. by the plan you saved');
  },
});

/** The server does not say what its date is based on, so the card does not either. */
export const BareServer = meta.story({
  args: { summary: bareSummary },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Est. at this pace');
    await expect(canvas.queryByText('Why?')).toBeNull();
  },
});

/** If the server keeps a purse: what is waiting, what was used, and what refunds canceled. */
export const Purse = meta.story({
  args: { summary: purseSummary },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$143.21');
    await expect(canvasElement).toHaveTextContent('+$18.40 this month');
    await expect(canvasElement).toHaveTextContent('$2.94 waiting · $140.27 already used');
    await expect(canvasElement).not.toHaveTextContent('canceled');
  },
});

/** A refund returns its round-up, from the waiting amount. */
export const PurseAfterRefund = meta.story({
  args: {
    summary: { ...purseSummary, roundUpsWaiting: cents(261), roundUpsReturned: cents(33) },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      '$2.61 waiting · $140.27 already used · $0.33 canceled by refunds',
    );
  },
});

export const Playground = meta.story();

export const Loading = meta.story({ args: { summary: undefined } });

export const Empty = meta.story({
  args: { summary: emptySummary },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No debts')).toBeVisible();
    await expect(canvas.getByText('Starts with your first debt')).toBeVisible();
    await expect(canvas.queryByText('0%')).toBeNull();
    await expect(canvas.queryByText('Est.')).toBeNull();
  },
});

/** Nine-digit amounts, and payments that do not cover the interest: no date is made up. */
export const Extreme = meta.story({
  args: { summary: extremeSummary, household: endless },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None yet')).toBeVisible();
    await expect(canvas.getByText(/^Payments don’t cover the interest\./)).toBeVisible();
  },
});

/**
 * The server has no date, but the forecast has one: the card does not say that the payments are too
 * small.
 */
export const NoDateYet = meta.story({
  args: { summary: extremeSummary, household: { ...endless, debts } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('We can’t estimate a date yet')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('interest');
  },
});

export const AmountsHidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <SummaryCards {...args} />
    </AmountsPrivacy>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\$\d/);
  },
});

export const Narrow = meta.story({
  args: { summary: extremeSummary, household: endless },
  globals: { viewport: { value: 'phone' } },
});

/** Loaded, new, extreme, and still loading. */
export const Matrix = meta.story({
  tags: ['matrix'],
  globals: { motion: 'reduced' },
  render: () => (
    <Stack gap={5}>
      <SummaryCards summary={summary} debts={ready(debts)} />
      <SummaryCards summary={emptySummary} />
      <SummaryCards summary={extremeSummary} household={endless} />
      <SummaryCards summary={undefined} />
    </Stack>
  ),
});
