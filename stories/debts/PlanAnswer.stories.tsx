import { calendarDay, cents } from '@dime-time/finance-core';
import { Grid, PlanAnswer } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  debts,
  defaultPlan,
  extremeDebt,
  neverEndingDebt,
  PLAN_DAY,
  PLAN_ROUND_UPS,
  planned,
  promotionalDebt,
  smallDebt,
  snowballPlan,
  twelveDebts,
} from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Debts/PlanAnswer',
  component: PlanAnswer,
  parameters: {
    guide: guide({
      use: 'Answers the first question about a payoff plan: when is it over, and what does it save? Made for the top of the planner.',
      instead: [
        ['PayoffEstimate', 'to show how long one debt will last, beside the debt'],
        ['PlanComparison', 'to show how two plans differ month by month'],
      ],
      dos: [
        'Pass the result of `planOverview` for the same plan and debts.',
        'Show it above the controls on a phone, so that the answer is in view while a control is used.',
      ],
      donts: [
        'Do not show the date without its reason; “Why?” says how it is figured.',
        'Do not add a second date beside it: a page has one debt-free date.',
      ],
      accessibility: [
        'The date is a polite live region: screen readers read the new date after a change.',
        'The order of debts is a description list of names and days.',
        'A plan that never ends says so in words; its color only repeats that.',
      ],
    }),
  },
  args: {
    debts,
    plan: defaultPlan,
    overview: planned().overview,
    monthlyRoundUps: PLAN_ROUND_UPS,
    today: PLAN_DAY,
  },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      /sooner and \$[\d,.]+ less interest than paying only the minimums/,
    );
    await expect(canvas.getByText(/^Your spare change: /)).toBeVisible();
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
});

export const Playground = meta.story();

/** With money on top, the sentence splits the payment of a month. */
export const WithExtra = meta.story({
  args: { plan: snowballPlan, overview: planned(debts, snowballPlan).overview },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/in minimum payments and \$218\.40 extra/)).toBeVisible();
  },
});

export const ExplainsItself = meta.story({
  ...WithExtra.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Why?'));
    await expect(
      canvas.getByText(/^Round-ups go to the debt with the highest rate first/),
    ).toBeVisible();
  },
});

const withoutRoundUps = { ...defaultPlan, includeRoundUps: false };

export const WithoutRoundUps = meta.story({
  args: { plan: withoutRoundUps, overview: planned(debts, withoutRoundUps).overview },
});

const minimumOnly = { ...withoutRoundUps, strategy: 'minimum-only' as const };

export const MinimumOnly = meta.story({
  args: { plan: minimumOnly, overview: planned(debts, minimumOnly).overview },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('That’s the same as paying only the minimums.')).toBeVisible();
  },
});

const minimumsAndRoundUps = { ...minimumOnly, includeRoundUps: true, extraMonthly: cents(12_345) };

/** The minimums take no extra, so the first month has none; what round-ups bring is said once. */
export const MinimumsAndRoundUps = meta.story({
  args: { plan: minimumsAndRoundUps, overview: planned(debts, minimumsAndRoundUps).overview },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^You pay \$530\.40 in the first month: \$512\.00 of minimums/),
    ).toBeVisible();
    await expect(canvas.getByText(/^Your spare change: /)).toHaveTextContent(/\d .* sooner/);
    await expect(canvas.queryByText(/paying only the minimums/)).toBeNull();
  },
});

/** A payment below the interest never ends; the answer says what to do. */
export const Never = meta.story({
  args: { debts: [neverEndingDebt], overview: planned([neverEndingDebt]).overview },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Never at this payment')).toBeVisible();
    await expect(canvas.getByText('not paid off')).toBeVisible();
  },
});

const enough = { ...defaultPlan, extraMonthly: cents(20_000) };

/** The minimums alone never end, and the plan does. */
export const MinimumsNever = meta.story({
  args: {
    debts: [neverEndingDebt],
    plan: enough,
    overview: planned([neverEndingDebt], enough).overview,
  },
  play: async ({ canvas }) => {
    const text = canvas.getByText('Paying only the minimums would never get you there.');
    // Not good news, so not in its color.
    await expect(getComputedStyle(text).color).toBe(
      getComputedStyle(canvas.getByText(/^You pay/).previousElementSibling ?? text).color,
    );
  },
});

export const Promotion = meta.story({
  args: { debts: [promotionalDebt], overview: planned([promotionalDebt]).overview },
});

export const NoInterest = meta.story({
  args: { debts: [smallDebt], overview: planned([smallDebt]).overview },
});

export const TwelveDebts = meta.story({
  args: { debts: twelveDebts, overview: planned(twelveDebts).overview },
});

export const Extreme = meta.story({
  args: { debts: [extremeDebt], overview: planned([extremeDebt]).overview },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  // The same section stands here several times.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: ({ plan: _choices, overview: _overview, debts: _debts, ...args }) => (
    <Grid columns={{ phone: 1, desktop: 2 }} align="start">
      {[
        { owned: debts, plan: defaultPlan },
        { owned: debts, plan: snowballPlan },
        { owned: debts, plan: minimumOnly },
        { owned: [neverEndingDebt], plan: defaultPlan },
        { owned: [neverEndingDebt], plan: enough },
        {
          owned: [extremeDebt],
          plan: { ...defaultPlan, targetDate: calendarDay('2030-01-01') },
        },
      ].map(({ owned, plan }, index) => (
        <PlanAnswer
          key={index}
          {...args}
          debts={owned}
          plan={plan}
          overview={planned(owned, plan).overview}
        />
      ))}
    </Grid>
  ),
});
