import { AmountsPrivacy, InsightStats, LOADING, ready, Stack } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { debts, extremeDebts, extremeTransactions, transactions } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Insights/InsightStats',
  component: InsightStats,
  parameters: {
    guide: guide({
      use: 'Heads the insights page with four figures on habits: the typical round-up, how fast debts fall, how often a purchase rounds up, and the total.',
      instead: [
        ['YourProgress', 'to describe progress in words'],
        ['StatCard', 'to show one figure of your own'],
        ['DebtSummary', 'to summarize the debts'],
      ],
      dos: [
        'Pass both responses as they load: each figure appears as soon as its own arrives.',
        'Offer Retry in a panel below: the cards only say that a figure is unknown.',
        'Give it the full width of the page.',
      ],
      donts: [
        'Do not filter the transactions first: the rate includes those that did not round up.',
        'Do not read the monthly reduction as a forecast: it is the total reduction divided by seven.',
      ],
      accessibility: [
        'Each card reads its label before its figure.',
        'A figure that failed to load is a dash with the text "Couldn’t load".',
        'While loading, each card is marked as busy and its gray bars are hidden from assistive technology.',
      ],
    }),
  },
  args: { transactions: ready(transactions), debts: ready(debts) },
});

// @requirement 2.insights.cards
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    for (const label of ['Avg. Round-up', 'Debt Reduction', 'Round-up Rate', 'Total Saved']) {
      await expect(canvasElement).toHaveTextContent(label);
    }
    // Eleven of twelve purchases round up.
    await expect(canvas.getByText('92%')).toBeVisible();
    await expect(
      canvas.getByText('per month · simple estimate: everything paid off ÷ 7'),
    ).toBeVisible();
  },
});

export const Playground = meta.story();

export const Loading = meta.story({ args: { transactions: LOADING, debts: LOADING } });

/** What arrives is as high as what stands in its place, so nothing below it moves. */
export const KeepsItsHeight = meta.story({
  tags: ['behavior'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <Stack gap={5}>
      <InsightStats {...args} transactions={LOADING} debts={LOADING} data-testid="loading" />
      <InsightStats {...args} data-testid="loaded" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heights = ['loading', 'loaded'].map((name) => canvas.getByTestId(name).offsetHeight);
    await expect(heights[0]).toBe(heights[1]);
  },
});

export const Empty = meta.story({
  args: { transactions: ready([]), debts: ready([]) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/NaN|Infinity/);
  },
});

/** One response failed: its card shows a dash, and the others are unaffected. */
export const PartlyFailed = meta.story({
  args: { debts: { status: 'error', message: '500: Internal Server Error', onRetry: () => {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Couldn’t load')).toBeVisible();
    await expect(canvas.getByText('92%')).toBeVisible();
  },
});

export const Extreme = meta.story({
  args: { transactions: ready(extremeTransactions), debts: ready(extremeDebts) },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** With amounts hidden, the rate remains. */
export const AmountsHidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <InsightStats {...args} />
    </AmountsPrivacy>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\$\d/);
  },
});

/** Known, partly failed, loading, none, and the largest figures. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={5}>
      <InsightStats {...args} />
      <InsightStats
        {...args}
        debts={{ status: 'error', message: '500: Internal Server Error', onRetry: () => {} }}
      />
      <InsightStats transactions={LOADING} debts={LOADING} />
      <InsightStats transactions={ready([])} debts={ready([])} />
      <InsightStats transactions={ready(extremeTransactions)} debts={ready(extremeDebts)} />
    </Stack>
  ),
});
