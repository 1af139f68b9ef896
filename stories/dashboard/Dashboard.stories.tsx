import { cents } from '@dime-time/finance-core';
import { Button, LOADING, ready, type Loadable } from '@dime-time/ui';
import { Dashboard } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { framed } from '../../.storybook/framed.ts';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  aheadVersions,
  AS_OF,
  debts,
  dialogCloses,
  emptySummary,
  everythingArrives,
  extremeDebts,
  extremeSummary,
  extremeTransactions,
  history,
  hugeHistory,
  LONG_NAME,
  neverEndingDebt,
  openDialog,
  payments,
  purseSettings,
  purseSummary,
  ScreenFrame,
  shortHistory,
  succeeds,
  summary,
  TIME_ZONE,
  transactions,
  user,
  visa,
} from '../fixtures/index.ts';

const failed = (message: string): Extract<Loadable<never>, { status: 'error' }> => ({
  status: 'error',
  message,
  onRetry: fn(),
});

const meta = preview.meta({
  title: 'Screens/Dashboard',
  component: Dashboard,
  parameters: {
    guide: guide({
      use: 'The page at /dashboard: the day at a glance, and what to do next.',
      instead: [
        ['SummaryCards', 'to show only its four figures'],
        ['DebtFreeHero', 'to show only the debt-free date and what leads to it'],
        ['ActiveDebts', 'to show only the debts'],
      ],
      dos: [
        'Pass each list its own `Loadable`; only user and summary delay the page, and only the first time.',
        'Pass the current time and the reader’s time zone; the page has no clock.',
        'Pass `history` if your server has the household’s months: the chart then has no sample. Pass `planVersions` to draw what the saved plan promised beside them.',
        'Pass `plannerHref` if your site has a payoff planner: the debt-free date then leads the page.',
        'Replace `links` if your routes differ.',
      ],
      donts: [
        'Do not show zeros while the summary loads; the skeleton matches the page layout.',
        'Do not pay without `onPay`: the dialog reports the result you return.',
      ],
      accessibility: [
        'It has one h1 with the greeting. While the page loads, it reads “Loading your dashboard”, and the page is busy.',
        'A panel that failed is an alert with Retry, and the rest of the page keeps working.',
        'The chart has its own summary, table and keyboard points, which tell months that were from the forecast.',
      ],
    }),
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <ScreenFrame>
        <Story />
      </ScreenFrame>
    ),
  ],
  args: {
    user: ready(user),
    summary: ready(summary),
    transactions: ready(transactions),
    debts: ready(debts),
    asOf: AS_OF,
    timeZone: TIME_ZONE,
    onPay: succeeds(),
  },
});

// @requirement 2.dashboard.greeting 2.dashboard.lead
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Ada');
    await expect(canvas.getByText(/^This month you rounded up/)).toHaveTextContent(
      'rounded up $18.40 and paid $480.40 toward your debts',
    );
    for (const label of [
      'Round-Up Balance',
      'Total Debt',
      'Progress This Year',
      'Debt Free Date',
    ]) {
      await expect(canvasElement).toHaveTextContent(label);
    }
    await expect(canvas.getByText('Est.')).toBeVisible();
    await expect(canvas.getByText('Sample data. Only November is yours.')).toBeVisible();
    const recent = canvas.getByRole('list', { name: 'Transactions' });
    await expect(within(recent).getAllByRole('listitem')).toHaveLength(4);
  },
});

/**
 * With a purse, the waiting amount is applied from it, a coming sweep is announced, and a past one
 * is reported.
 */
export const Purse = meta.story({
  args: {
    summary: ready(purseSummary),
    settings: ready(purseSettings),
    payments: ready(payments),
    newSweeps: payments.filter(({ source }) => source === 'roundup'),
    onSweepsSeen: fn(),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$2.94 waiting · $140.27 already used');
  },
});

export const AppliesThePurse = meta.story({
  ...Purse.input,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Got It' }));
    await expect(args.onSweepsSeen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply to Debt' }));
    const dialog = await openDialog();
    await expect(dialog.getByLabelText(/Amount/)).toHaveValue('2.94');
    await userEvent.click(dialog.getByRole('button', { name: 'Make Payment' }));
    await dialogCloses();
    await expect(args.onPay).toHaveBeenLastCalledWith({
      debtId: 'd_visa',
      amount: 294,
      source: 'roundup',
    });
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** The greeting and the cards appear together; until then, the skeleton has the page layout. */
// @requirement 2.dashboard.skeleton
export const Loading = meta.story({
  args: { user: LOADING, summary: LOADING, transactions: LOADING, debts: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Loading your dashboard',
    );
    await expect(canvas.queryByText('$18,250.33')).toBeNull();
  },
});

/** The summary has loaded, two lists have not. */
export const ListsLoading = meta.story({ args: { transactions: LOADING, debts: LOADING } });

/** A new user: nothing bought, nothing owed, and no first name. */
// @requirement 2.dashboard.greeting
export const Empty = meta.story({
  args: {
    user: ready({ id: 'u_2' }),
    summary: ready(emptySummary),
    transactions: ready([]),
    debts: ready([]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, User');
    await expect(canvas.getByText('No transactions found')).toBeVisible();
    await expect(await canvas.findByText('No debts to show')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Apply to Debt' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /Make Extra Payment/ })).toBeDisabled();
  },
});

const refused = failed('500: Internal Server Error');

/** A failure stays in its panel; the rest of the page keeps working. */
export const Failed = meta.story({
  args: { debts: refused },
});

export const RetriesDebts = meta.story({
  ...Failed.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const [retry] = canvas.getAllByRole('button', { name: 'Retry' });
    if (!retry) throw new Error('expected a way to try again');
    await userEvent.click(retry);
    await expect(refused.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Green Basket Market')).toBeVisible();
  },
});

/** Retrying the summary affects only the summary: the rest stays, including an open dialog. */
export const SummaryRetried = meta.story({
  tags: ['behavior'],
  render: function Retried(args) {
    const [figures, setFigures] = useState<Loadable<typeof summary>>({
      ...failed('503: busy'),
      onRetry: () => setFigures(LOADING),
    });
    return <Dashboard {...args} summary={figures} />;
  },
  play: async ({ canvas, userEvent }) => {
    const [retry] = canvas.getAllByRole('button', { name: 'Retry' });
    if (!retry) throw new Error('expected a way to try again');
    await userEvent.click(retry);
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Ada');
    await expect(canvas.getByText('Green Basket Market')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Make Extra Payment/ }));
    const dialog = await openDialog();
    await expect(dialog.getByRole('combobox', { name: 'Debt' })).toBeVisible();
  },
});

export const EverythingFailed = meta.story({
  args: {
    user: failed('503: busy'),
    summary: failed('503: busy'),
    transactions: failed('503: busy'),
    debts: failed('503: busy'),
  },
});

/** Old data stays readable, and says that it is old. */
export const Stale = meta.story({
  args: { summary: ready(summary, true), debts: ready(debts, true) },
});

/** Nine-digit debts, 200-character names, and a plan that never ends. */
export const Extreme = meta.story({
  args: {
    user: ready({ id: 'u_3', firstName: LONG_NAME }),
    summary: ready(extremeSummary),
    transactions: ready(extremeTransactions),
    debts: ready(extremeDebts),
  },
});

/** What is past due on a debt is named with it. */
export const PastDue = meta.story({
  args: { debts: ready([{ ...visa, pastDue: visa.minimumPayment }, ...debts.slice(1)]) },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement).toHaveTextContent('$155.00 past due, by our records'),
    );
  },
});

export const Huge = meta.story({
  parameters: framed,
  args: { transactions: ready(hugeHistory(10_000)) },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Apply to Debt opens the payment with the week’s round-ups on the debt with the highest rate. */
// @requirement 2.dashboard.apply
export const ApplyToDebt = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply to Debt' }));
    const dialog = await openDialog();
    await expect(dialog.getByRole('combobox', { name: 'Debt' })).toHaveTextContent('Everyday Visa');
    await expect(dialog.getByLabelText(/Amount/)).toHaveValue('2.37');
    await userEvent.click(dialog.getByRole('button', { name: 'Make Payment' }));
    await dialogCloses();
    await expect(args.onPay).toHaveBeenCalledOnce();
    await expect(args.onPay).toHaveBeenCalledWith({ debtId: 'd_visa', amount: 237 });
  },
});

/** The same extremes on a phone: everything wraps or shrinks, and nothing scrolls sideways. */
export const ExtremeNarrow = meta.story({
  ...Extreme.input,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** The same page in right-to-left text: columns and arrows switch sides. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });

/**
 * The household’s own months and its forecast, dashed. The axis is that of the year, also where the
 * history begins later.
 */
export const History = meta.story({
  args: { history: ready(history) },
  play: async ({ canvas }) => {
    // The panel takes the place of its skeleton once its code has loaded.
    await expect(
      await canvas.findByText(
        /^Total Debt fell \$2,113\.67, from \$20,364 in March to \$18,250\.33 today\. Forecast in December: \$/,
      ),
    ).toBeInTheDocument();
    const panel = within(canvas.getByRole('region', { name: 'Debt Reduction' }));
    await expect(panel.getByText(/^What you owed at the end of each month/)).toBeVisible();
    await expect(canvas.queryByText(/Sample/)).toBeNull();
    // Above the chart and at its line.
    await expect(await panel.findAllByText('Today')).toHaveLength(2);
    const rows = await panel.findAllByRole('row', { hidden: true });
    await expect(rows).toHaveLength(11);
    await expect(rows[1]).toHaveTextContent('Mar$20,364Yours');
    await expect(rows[9]).toHaveTextContent('Nov$18,250.33$18,250.33Yours, today');
    await expect(rows[10]).toHaveTextContent(/^Dec\$17,[\d.,]+\$1[78],[\d.,]+Forecast$/);
  },
});

/** The keyboard goes from the first month of the history to the forecast. */
export const HistoryByKeyboard = meta.story({
  ...History.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('slider', { name: /Total Debt/ });
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(chart).toHaveAttribute('aria-valuetext', 'Mar, Total Debt: $20,364');
    await userEvent.keyboard('{End}');
    await expect(chart.getAttribute('aria-valuetext')).toMatch(
      /^Dec \(forecast\), Total Debt: \$17,/,
    );
  },
});

/** The household began this month. */
export const HistoryOfOneMonth = meta.story({ args: { history: ready(shortHistory) } });

/** While the months load, there is no sample in their place. */
export const HistoryLoading = meta.story({
  args: { history: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Sample/)).toBeNull();
    await expect(canvas.queryByRole('slider', { name: /Total Debt/ })).toBeNull();
  },
});

const historyFailed = failed('503: Service Unavailable');

/** Without the months, the panel says so, and the rest of the page keeps working. */
export const HistoryFailed = meta.story({ args: { history: historyFailed } });

export const RetriesHistory = meta.story({
  ...HistoryFailed.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const panel = within(canvas.getByRole('region', { name: 'Debt Reduction' }));
    await expect(panel.getByText('Your history couldn’t load')).toBeVisible();
    await expect(panel.queryByText(/Sample/)).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
    await expect(historyFailed.onRetry).toHaveBeenCalledOnce();
  },
});

const paidOff = {
  summary: ready({
    ...summary,
    totalDebt: cents(0),
    progressPercentage: 100,
    debtFreeDate: null,
  }),
  debts: ready(debts.map((debt) => ({ ...debt, currentBalance: cents(0) }))),
  history: ready(history),
};

/** Everything was paid off this year: the page celebrates, and the line falls to zero. */
export const HistoryPaidOff = meta.story({
  args: paidOff,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’re debt free' })).toBeVisible();
    await expect(
      await canvas.findByText(/^Total Debt fell \$20,364, from \$20,364 in March to \$0 today/),
    ).toBeInTheDocument();
  },
});

/** The milestone of the last debt is the celebration’s; others are still told. */
export const CelebratesOnce = meta.story({
  tags: ['behavior'],
  args: {
    ...paidOff,
    milestones: [
      { kind: 'quarter', percent: 100 },
      { kind: 'round-ups', amount: cents(10_000) },
    ],
    onMilestonesSeen: fn(),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re debt free')).toBeVisible();
    await expect(await canvas.findByText('You reached a milestone today')).toBeVisible();
    await expect(canvas.queryByText(/Everything you once owed/)).toBeNull();
  },
});

const ANNOUNCED = 'You’re debt free. You paid off everything you owed.';

/** The last debt is paid while the page is open: that is announced, and celebrated. */
export const BecomesDebtFree = meta.story({
  tags: ['behavior'],
  args: { history: ready(history) },
  render: function PayingTheRest(args) {
    const [isPaid, setPaid] = useState(false);
    return (
      <>
        <Button onClick={() => setPaid(true)}>Pay the Rest</Button>
        <Dashboard {...args} {...(isPaid && paidOff)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    // Only a change of a live region that is there already is announced.
    const regions = canvas.getAllByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay the Rest' }));
    await expect(regions).toContain(await canvas.findByText(ANNOUNCED));
    await expect(await canvas.findByRole('heading', { name: 'You’re debt free' })).toBeVisible();
  },
});

const HISTORY_STATES = [
  ready(history),
  failed('503: Service Unavailable'),
  LOADING,
  undefined,
] as const;

/** Whether the history then loads or fails, the celebration stays. */
export const KeepsCelebrating = meta.story({
  tags: ['behavior'],
  args: paidOff,
  render: function Reloading(args) {
    const [state, setState] = useState(0);
    return (
      <>
        <Button onClick={() => setState((last) => last + 1)}>Reload</Button>
        <Dashboard {...args} history={HISTORY_STATES[state]} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('heading', { name: 'You’re debt free' });
    for (let state = 1; state < HISTORY_STATES.length; state += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
      await expect(title).toBeVisible();
    }
    // It was so before the page was opened.
    await expect(canvas.queryByText(ANNOUNCED)).toBeNull();
  },
});

/** A debt that was entered by mistake and corrected to nothing was never paid off. */
export const NeverOwed = meta.story({
  tags: ['behavior'],
  args: {
    ...paidOff,
    debts: ready([{ ...visa, currentBalance: cents(0), originalBalance: cents(0) }]),
  },
  play: async ({ canvas }) => {
    await everythingArrives();
    await expect(canvas.queryByText('You’re debt free')).toBeNull();
  },
});

/** Without the household’s months, nothing is celebrated. */
export const PaidOff = meta.story({
  args: { summary: paidOff.summary, debts: paidOff.debts },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re debt-free')).toBeVisible();
    await expect(canvas.queryByText('You’re debt free')).toBeNull();
  },
});

/** With a payoff planner, the debt-free date leads the page. */
export const Planner = meta.story({
  args: {
    history: ready(history),
    planVersions: ready(aheadVersions),
    plannerHref: '/debts/plan',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Plan Your Payoff' })).toBeVisible();
    await expect(canvas.getByText(/ sooner than minimums$/)).toBeVisible();
    // In two rows where it is narrow.
    await waitFor(() => expect(canvasElement).toHaveTextContent('Your plan'));
  },
});

/** The skeleton has the shape of what follows. */
export const PlannerLoading = meta.story({
  ...Loading.input,
  args: { ...Loading.input.args, history: LOADING, plannerHref: '/debts/plan' },
});

export const PlannerFailed = meta.story({
  ...EverythingFailed.input,
  args: { ...EverythingFailed.input.args, plannerHref: '/debts/plan' },
});

export const PlannerNarrow = meta.story({
  ...Planner.input,
  globals: { viewport: { value: 'phone' } },
});

export const HistoryNarrow = meta.story({
  ...History.input,
  globals: { viewport: { value: 'phone' } },
});

export const Matrix = meta.story({ tags: ['matrix'], play: everythingArrives });

// These are pictures alone: with them, the docs page would be too long to scroll.

/** The debt-free date leads the page. */
export const MatrixPlanner = meta.story({
  ...Planner.input,
  tags: ['matrix', '!autodocs'],
  play: everythingArrives,
});

/** Payments that do not cover the interest: the page leads with the reason in place of a date. */
export const MatrixPlannerEndless = meta.story({
  tags: ['matrix', '!autodocs'],
  args: {
    ...Planner.input.args,
    summary: ready({
      ...summary,
      totalDebt: neverEndingDebt.currentBalance,
      monthlyRoundUps: cents(0),
      debtFreeDate: null,
    }),
    debts: ready([neverEndingDebt]),
  },
  play: async ({ canvas }) => {
    await everythingArrives();
    await expect(canvas.getByText(/^Payments don’t cover the interest\./)).toBeVisible();
  },
});

/** Nothing is owed any more: the page celebrates, and nothing is left to plan. */
export const MatrixPlannerPaidOff = meta.story({
  tags: ['matrix', '!autodocs'],
  args: { ...Planner.input.args, ...paidOff },
  play: async ({ canvas }) => {
    await everythingArrives();
    await expect(await canvas.findByText('You’re debt free')).toBeVisible();
    await expect(canvas.getByText('Debt free')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Plan Your Payoff' })).toBeNull();
  },
});

export const MatrixPlannerLoading = meta.story({
  ...PlannerLoading.input,
  tags: ['matrix', '!autodocs'],
});

export const MatrixPlannerFailed = meta.story({
  ...PlannerFailed.input,
  tags: ['matrix', '!autodocs'],
});
