import { cents, simulatePlan } from '@dime-time/finance-core';
import { PlanComparison, Stack } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  augustVersions,
  debts,
  extremeDebt,
  history,
  neverEndingDebt,
  PLAN_DAY,
  planned,
  smallDebt,
  snowballPlan,
  visa,
} from '../fixtures/index.ts';

const own = planned(debts, snowballPlan).overview;
const endless = planned([neverEndingDebt]).overview;
const huge = planned([extremeDebt]).overview;

const free = planned([smallDebt]).overview;
/** Paid off by its next payment. */
const shortDebt = { ...visa, currentBalance: cents(10_000) };
const short = planned([shortDebt]).overview;

const meta = preview.meta({
  title: 'Debts/PlanComparison',
  component: PlanComparison,
  parameters: {
    guide: guide({
      use: 'Shows what is owed month by month under the edited plan, the saved plan and the minimums, which debt goes when, and what each year goes to.',
      instead: [['PayoffChart', 'to compare other plans, or any number of them']],
      dos: ['Pass `savedPlan` only while the edited plan differs from it.'],
      donts: ['Do not pass plans of different debts: their lines would not compare.'],
      accessibility: [
        'Each chart is read point by point with the arrow keys, and has a sentence and a table.',
        'What was is solid, what leads from now is dashed, what was saved is thin and the minimums are dotted; each has its name and its mark.',
        'The years are a table with a caption, after a sentence with what they cost; their bars are decorative.',
      ],
    }),
  },
  args: { plan: own.plan, minimumOnly: own.minimumOnly, debts, today: PLAN_DAY },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('table', { name: 'Interest and principal paid in each year' }),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^Of the \$[\d,.]+ you pay, \$[\d,.]+ is interest, .* in 20\d\d\.$/),
    ).toBeVisible();
  },
});

export const Playground = meta.story();

/** While the plan differs from the saved one, the saved one has a thin line of its own. */
export const BesideTheSaved = meta.story({
  args: { savedPlan: planned().overview.plan },
});

/** What was owed in the months before, up to today. */
export const AfterThePast = meta.story({
  args: { history },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oct 2026 · $18,611.00')).toBeVisible();
  },
});

/** What the saved plan promised, from the day it was saved. */
export const BesideItsPromise = meta.story({
  args: {
    history,
    promised: augustVersions[0]?.forecast,
    savedPlan: planned().overview.plan,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Saved plan')[0]).toBeVisible();
    const table = await canvas.findByRole('table', {
      name: /^What you owe under each plan/,
      hidden: true,
    });
    await expect(table).toHaveTextContent(
      /Jul 2026\$19,673\.00––––Sep 2026\$19,027\.00–––\$18,983\.18Now–/,
    );
  },
});

/** What is owed now has interest that no statement has told yet. */
export const EstimatedInterest = meta.story({
  args: { history, debts: debts.map((debt) => ({ ...debt, estimatedInterest: cents(1_250) })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/include \$37\.50 of interest that we estimate/)).toBeVisible();
  },
});

/** Everything is paid in one calendar year, which needs no comparison. */
export const OneYear = meta.story({
  args: { plan: short.plan, minimumOnly: short.minimumOnly, debts: [shortDebt] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Of the \$10\d\.\d\d you pay in 2026, \$\d\.\d\d is interest\.$/),
    ).toBeVisible();
  },
});

export const NoInterest = meta.story({
  args: { plan: free.plan, minimumOnly: free.minimumOnly, debts: [smallDebt] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You pay $60.00, and none of it is interest.')).toBeVisible();
  },
});

export const Never = meta.story({
  args: { plan: endless.plan, minimumOnly: endless.minimumOnly, debts: [neverEndingDebt] },
});

export const PaidToday = meta.story({
  args: {
    plan: simulatePlan({ debts: [], asOf: PLAN_DAY }),
    minimumOnly: simulatePlan({ debts: [], asOf: PLAN_DAY }),
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  // The same section stands here several times.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Stack gap={5}>
      <PlanComparison {...args} savedPlan={planned().overview.plan} history={history} />
      <PlanComparison {...args} history={history} promised={augustVersions[0]?.forecast} />
      <PlanComparison {...args} plan={endless.plan} minimumOnly={endless.minimumOnly} />
      <PlanComparison {...args} plan={huge.plan} minimumOnly={huge.minimumOnly} />
    </Stack>
  ),
});
