import { calendarDay } from '@dime-time/finance-core';
import { LOADING, ready } from '@dime-time/ui';
import { Insights } from '@dime-time/ui';
import { expect, fn, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  aheadVersions,
  AS_OF,
  behindVersions,
  debts,
  extremeDebts,
  extremeTransactions,
  history,
  payments,
  purseSettings,
  purseSummary,
  ScreenFrame,
  shortHistory,
  springVersion,
  TIME_ZONE,
  todayVersions,
  transactions,
} from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Screens/Insights',
  component: Insights,
  parameters: {
    guide: guide({
      use: 'The page at /insights: what the household’s own figures say about habits, debts, categories and months, and what would help.',
      instead: [
        ['InsightStats', 'to show only its four figures'],
        ['SpendingChart', 'to show only the categories'],
      ],
      dos: [
        'Pass full lists: averages and months are calculated here, in the reader’s time zone.',
        'If you only have the newest purchases, pass the total count as `total`: the page then says so.',
        'Pass `history`, `planVersions` and `settings` if your server has them: they replace the sample and the two examples, and the trend has a line of what the plan promised.',
        'Replace `links` if your routes differ.',
      ],
      donts: [
        'Do not treat the trend as history without `history`: it is a sample, and says so.',
        'Do not delay the page for the payments; only the table of months needs them.',
      ],
      accessibility: [
        'It has one h1, and a level 2 heading for each panel.',
        'Arrow keys move through the trend point by point, and it has a table.',
        'A panel that failed is an alert with Retry; the tips need no data.',
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
    transactions: ready(transactions),
    debts: ready(debts),
    payments: ready(payments),
    asOf: AS_OF,
    timeZone: TIME_ZONE,
  },
});

// @requirement 2.insights.activity 9.fixed-texts
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Financial Insights');
    for (const name of [
      'Debt Reduction',
      'Top Spending Categories',
      'Monthly Activity',
      'Your Progress',
      'Optimization Tips',
    ]) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    // The rest of the five largest categories to 100 percent is named.
    const categories = canvas.getByRole('region', { name: 'Top Spending Categories' });
    const percents = within(categories).getAllByText(/^\d+%$/);
    const sum = percents.reduce(
      (total, { textContent }) => total + Number.parseInt(textContent),
      0,
    );
    await expect(sum).toBe(100);
    await expect(within(categories).getByText('Other')).toBeVisible();
    await expect(
      canvas.getByText('Sample data. Only the last point (Jul) is yours: what you owe today.'),
    ).toBeVisible();
    await expect(canvas.getByText('3 months ahead')).toBeVisible();
    await expect(canvas.getByText(/6 months faster/)).toBeVisible();
    await expect(canvas.getAllByText(/Example only, not your account\.$/)).toHaveLength(2);
    // Seven months, July last and real.
    const chart = canvas.getByRole('slider', { name: /Total Debt/ });
    await expect(chart).toHaveAttribute('aria-valuemax', '7');
    await expect(chart).toHaveAttribute('aria-valuetext', 'Jul, Total Debt: $18,250.33');
  },
});

/** All props as controls. */
export const Playground = meta.story();

export const Loading = meta.story({
  args: { transactions: LOADING, debts: LOADING, payments: LOADING },
});

export const Empty = meta.story({
  args: { transactions: ready([]), debts: ready([]), payments: ready([]) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('No spending yet')).toBeVisible();
    await expect(canvas.getByText('No activity yet')).toBeVisible();
    await expect(canvas.getByText('No debt history yet')).toBeVisible();
    await expect(canvas.queryByText(/Sample data/)).toBeNull();
    await expect(canvasElement).not.toHaveTextContent(/NaN|Infinity/);
  },
});

const onRetry = fn();
const failed = { status: 'error', message: '500: Internal Server Error', onRetry } as const;

/** Each panel fails and retries on its own; the tips need no data. */
export const Failed = meta.story({
  args: { transactions: failed, debts: failed, payments: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(4);
    await expect(canvas.queryByText(/Sample data/)).toBeNull();
    await expect(canvas.getByText(/6 months faster/)).toBeVisible();
  },
});

/** Without the payments, only the table is missing. */
export const PartlyFailed = meta.story({
  args: { payments: failed },
});

export const RetriesPayments = meta.story({
  ...PartlyFailed.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Stale = meta.story({ args: { transactions: ready(transactions, true) } });

export const Extreme = meta.story({
  args: { transactions: ready(extremeTransactions), debts: ready(extremeDebts) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/NaN|Infinity/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Figures based on the newest part of a long history say so. */
export const LoadMoreNotice = meta.story({
  args: { total: 12_345 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The newest 12 of 12,345 purchases')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Load Older Purchases' })).toBeNull();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** The same extremes on a phone: everything wraps or shrinks, and nothing scrolls sideways. */
export const ExtremeNarrow = meta.story({
  ...Extreme.input,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/**
 * The household’s own months, how it stands against its saved plan, and what a higher multiplier would
 * bring.
 */
export const History = meta.story({
  args: {
    summary: ready(purseSummary),
    history: ready(history),
    planVersions: ready(aheadVersions),
    settings: ready({ ...purseSettings, multiplier: 1 }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText(/Sample|Example/)).toBeNull();
    await expect(canvasElement).not.toHaveTextContent(/3 months ahead|6 months faster/);
    await expect(
      canvas.getByText(/^Total Debt fell \$691, from \$20,364 in March to \$19,673 in July/),
    ).toBeInTheDocument();
    await expect(canvas.getByText(/^\d+ months ahead of your plan$/)).toBeVisible();
    await expect(
      canvas.getByText(/^Doubling your round-ups could get you debt-free/),
    ).toBeVisible();
  },
});

/** What a higher multiplier brings is the household’s own figure at any multiplier. */
export const HistoryAtTwice = meta.story({
  args: { ...History.input.args, settings: ready({ ...purseSettings, multiplier: 2 }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Round-ups at 3x instead of 2x could/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('6 months faster');
  },
});

/** Without the figures it is not taken for a household without round-ups. */
export const HistoryWithoutFigures = meta.story({
  args: { ...History.input.args, summary: failed },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^A higher multiplier puts more/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('6 months faster');
  },
});

/** The figure is explained by the plan’s day, its balance for today, and its dates. */
export const ExplainsThePlan = meta.story({
  ...History.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const progress = within(canvas.getByRole('region', { name: 'Your Progress' }));
    await userEvent.click(progress.getByText('Why?'));
    await expect(
      progress.getByText(
        /^Your plan of Aug 12, 2026 expects you to owe \$[\d,.]+ after 3 months\. Today you owe \$18,250\.33\.$/,
      ),
    ).toBeVisible();
  },
});

/** In spring, the months to come are a forecast, beside the line of the plan of March. */
export const HistoryInSpring = meta.story({
  args: {
    ...History.input.args,
    asOf: '2026-05-19T15:00:00Z',
    summary: ready({ ...purseSummary, asOf: calendarDay('2026-05-19') }),
    history: ready(history.slice(0, 3)),
    planVersions: ready([springVersion]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/today\. Forecast in July: \$17,/)).toBeInTheDocument();
    await expect(canvas.getByText(/ Planned in Jul: \$[\d,]+\.\d\d\.$/)).toBeInTheDocument();
  },
});

/** The history begins after the months of this chart. */
export const HistoryAfterJuly = meta.story({
  args: { ...History.input.args, history: ready(shortHistory) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Your history starts after July, where this chart ends.'),
    ).toBeVisible();
  },
});

export const BehindPlan = meta.story({
  args: { ...History.input.args, planVersions: ready(behindVersions) },
});

export const OnPlan = meta.story({
  args: { ...History.input.args, planVersions: ready(todayVersions) },
});

/** Without a saved plan, it says nothing about ahead or behind, and offers to make one. */
export const NoPlan = meta.story({
  args: { ...History.input.args, planVersions: ready([]) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/months ahead|months behind/);
    await expect(canvas.getByRole('link', { name: 'Make a plan' })).toHaveAttribute(
      'href',
      '/debts/plan',
    );
  },
});

export const HistoryLoading = meta.story({
  args: { summary: LOADING, history: LOADING, planVersions: LOADING, settings: LOADING },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText(/Sample|Example/)).toBeNull();
    await expect(canvasElement).not.toHaveTextContent(/3 months ahead|6 months faster/);
  },
});

/** A failure never falls back to the sample. */
export const HistoryFailed = meta.story({
  args: { history: failed, planVersions: failed },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Your history couldn’t load')).toBeVisible();
    await expect(canvas.getByText('Your plan couldn’t load')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(2);
    await expect(canvas.queryByText(/Sample data/)).toBeNull();
    await expect(canvasElement).not.toHaveTextContent('3 months ahead');
  },
});

export const HistoryNarrow = meta.story({
  ...History.input,
  globals: { viewport: { value: 'phone' } },
});

export const Matrix = meta.story({ tags: ['matrix'] });
