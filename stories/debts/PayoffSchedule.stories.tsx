import { calendarDay, cents, formatUsd, planMonths } from '@dime-time/finance-core';
import { AmountsPrivacy, PayoffSchedule, Stack } from '@dime-time/ui';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  debts,
  defaultPlan,
  extremeDebt,
  neverEndingDebt,
  PLAN_DAY,
  planned,
  smallDebt,
  snowballPlan,
} from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Debts/PayoffSchedule',
  component: PayoffSchedule,
  parameters: {
    guide: guide({
      use: 'Lists every month of a plan, for all debts or one of them, with a file to download and a sheet to print. Below one debt stands what paying only its minimum costs.',
      instead: [
        ['PaymentCalendar', 'to show only what is due next'],
        ['RegulationZBox', 'to show only what paying the minimum costs'],
      ],
      dos: [
        'Pass the plan and the debts of the same moment.',
        'Pass the choices of the plan (`strategy`, `extraMonthly`, `oneOffs`), so that the printed sheet says what plan it is.',
      ],
      donts: ['Do not show it above the answer: few people begin with a table.'],
      accessibility: [
        'The table has a caption with the name of the debt, and its header stays in sight.',
        'On a phone each month is a list of labels and values.',
        'From 101 months on, only the rows near the screen are drawn; printing draws all.',
        'Print opens the browser’s dialog with the schedule alone, in black on white. Its column headers are on every page, no row is split, and hidden amounts stay hidden.',
      ],
    }),
  },
  args: { plan: planned().overview.plan, debts, strategy: defaultPlan.strategy, today: PLAN_DAY },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Payments by month, All debts' })).toBeVisible();
    await expect(canvas.getByText('Dec 2026')).toBeVisible();
  },
});

export const Playground = meta.story();

export const OneDebt = meta.story({
  args: { plan: planned([smallDebt]).overview.plan, debts: [smallDebt] },
});

/** Below the months of one debt stands what paying only its minimum costs. */
export const WarnsOfTheMinimum = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByText('If You Pay Only the Minimum')).toBeNull();
    await userEvent.click(canvas.getByLabelText('Show'));
    const list = within(canvasElement.ownerDocument.body);
    await userEvent.click(await list.findByRole('option', { name: 'Everyday Visa' }));
    await expect(await canvas.findByText('If You Pay Only the Minimum')).toBeVisible();
  },
});

/** The rule of the columns and, for one debt, its first row in figures. */
export const ExplainsTheRows = meta.story({
  ...OneDebt.input,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const [why] = canvas.getAllByText('Why?');
    await userEvent.click(why as HTMLElement);
    await expect(canvas.getByText(/divided by 12 and rounded to the cent/)).toBeVisible();
    const interest = formatUsd(args.plan.debts[0]?.rows[0]?.interest ?? cents(0));
    await expect(
      canvas.getByText((text) => text.startsWith('In Dec 2026') && text.includes(`${interest} of`)),
    ).toBeVisible();
  },
});

/** The rows of the sheet and its words, at the moment in which the browser takes the page. */
const sheet = () => {
  const part = document.querySelector('section[aria-label="Payoff Plan by Month"]');
  window.dispatchEvent(new Event('beforeprint'));
  return {
    words: part?.textContent ?? '',
    rows: part?.querySelectorAll('tbody > tr').length ?? 0,
  };
};

/** Takes the place of the browser’s dialog, and returns what it would print. */
function watchPrints() {
  const printed: ReturnType<typeof sheet>[] = [];
  spyOn(window, 'print').mockImplementation(() => printed.push(sheet()));
  return printed;
}

/** What a press on Print prints. */
async function printOnce(userEvent: { click: (element: Element) => Promise<void> }) {
  const printed = watchPrints();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  window.dispatchEvent(new Event('afterprint'));
  return printed;
}

/** The sheet has the debt that is chosen, the facts of its plan and every month; the screen does not change. */
export const Prints = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const printed = watchPrints();
    await userEvent.tab();
    const print = canvas.getByRole('button', { name: 'Print' });
    await expect(print).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const body = within(canvasElement.ownerDocument.body);
    await expect(body.getByText('Payoff Plan by Month')).not.toBeVisible();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(body.queryByText('Payoff Plan by Month')).toBeNull());
    await expect(print).toHaveFocus();

    await userEvent.click(canvas.getByLabelText('Show'));
    await userEvent.click(await body.findByRole('option', { name: 'Everyday Visa' }));
    await userEvent.click(print);
    window.dispatchEvent(new Event('afterprint'));

    const visa = args.plan.debts.find(({ id }) => id === debts[0]?.id);
    await expect(printed.map(({ rows }) => rows)).toEqual([
      planMonths(args.plan.debts).length,
      visa?.months,
    ]);
    const [all, one] = printed.map(({ words }) => words);
    for (const words of [
      'Payoff Plan by MonthAll debts',
      'Balances as ofNov 19, 2026',
      'Which debt firstHighest interest rate (Avalanche)',
      'Monthly payment of the plan$',
      'Paid off',
    ]) {
      await expect(all).toContain(words);
    }
    await expect(one).toContain('Payoff Plan by MonthEveryday Visa');
  },
});

const choices = {
  ...snowballPlan,
  oneOffs: [
    { on: calendarDay('2026-11-10'), amount: cents(7_700) },
    { on: calendarDay('2027-04-15'), amount: cents(120_000) },
    { on: calendarDay('2027-12-20'), amount: cents(50_000) },
  ],
};

/** The sheet says what plan it is, with the one-time payments to come. */
export const PrintsThePlan = meta.story({
  tags: ['behavior'],
  args: {
    plan: planned(debts, choices).overview.plan,
    strategy: choices.strategy,
    extraMonthly: choices.extraMonthly,
    oneOffs: choices.oneOffs,
  },
  play: async ({ userEvent }) => {
    const printed = await printOnce(userEvent);
    await expect(printed[0]?.words).toContain('Which debt firstSmallest balance (Snowball)');
    await expect(printed[0]?.words).toContain('Extra included$200.00');
    await expect(printed[0]?.words).toContain(
      'One-time payments$1,200.00 on Apr 15, 2027 · $500.00 on Dec 20, 2027',
    );
  },
});

/** With “Minimums only”, the extra and the one-time payments are no part of the plan. */
export const PrintsMinimums = meta.story({
  tags: ['behavior'],
  args: {
    plan: planned(debts, { ...choices, strategy: 'minimum-only' }).overview.plan,
    strategy: 'minimum-only',
    extraMonthly: choices.extraMonthly,
    oneOffs: choices.oneOffs,
  },
  play: async ({ userEvent }) => {
    const printed = await printOnce(userEvent);
    await expect(printed[0]?.words).toContain('Which debt firstMinimums only');
    await expect(printed[0]?.words).not.toMatch(/Extra included|One-time payments/);
  },
});

/** Amounts that are hidden on the screen are hidden on paper. */
export const PrintsHiddenAmounts = meta.story({
  tags: ['behavior'],
  decorators: [(Story) => <AmountsPrivacy hidden>{Story()}</AmountsPrivacy>],
  play: async ({ args, userEvent }) => {
    const printed = await printOnce(userEvent);
    await expect(printed[0]?.rows).toBe(planMonths(args.plan.debts).length);
    await expect(printed[0]?.words).toContain('Total');
    await expect(printed[0]?.words).not.toMatch(/\.\d\d/);
  },
});

/** Also of a plan of a hundred years, whose rows are not all drawn on the screen, and which says where it stops. */
export const PrintsEveryRow = meta.story({
  tags: ['behavior'],
  args: { plan: planned([neverEndingDebt]).overview.plan, debts: [neverEndingDebt] },
  play: async ({ args, userEvent }) => {
    const printed = await printOnce(userEvent);
    await expect(printed[0]?.rows).toBe(args.plan.debts[0]?.rows.length);
    await expect(printed[0]?.words).toContain('The table ends after');
  },
});

/** A plan that never ends is listed for a hundred years, and says where it stops. */
export const Never = meta.story({
  args: { plan: planned([neverEndingDebt]).overview.plan, debts: [neverEndingDebt] },
});

export const Extreme = meta.story({
  args: { plan: planned([extremeDebt]).overview.plan, debts: [extremeDebt] },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  // The same section stands here several times.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Stack gap={5}>
      <PayoffSchedule {...args} />
      <PayoffSchedule {...args} plan={planned([smallDebt]).overview.plan} debts={[smallDebt]} />
    </Stack>
  ),
});
