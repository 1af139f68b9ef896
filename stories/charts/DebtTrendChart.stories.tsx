import { AmountsPrivacy, Card, DebtTrendChart, Grid } from '@dime-time/ui';
import { cents, type Cents } from '@dime-time/finance-core';
import { expect, fireEvent } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { forecastTrend, longTrend, sampleTrend, trend } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Charts/DebtTrendChart',
  component: DebtTrendChart,
  parameters: {
    guide: guide({
      use: 'Shows one amount of money over time, such as the total debt over a year, when the change from month to month matters.',
      instead: [
        ['PayoffChart', 'to compare several possible futures'],
        ['Sparkline', 'to show a trend beside a figure, without room for axes'],
        ['SpendingChart', 'to show parts of a whole'],
      ],
      dos: [
        'Pass all the points you have. They are thinned to the pixels of the drawing, and each can still be pointed at.',
        'Mark the current point with `markedIndex`.',
        'Set `kind` to `sample` or `projected` on each point that is not the reader’s own data, and say so in the heading, too.',
        'Set `kind` to `forecast` on each point that the reader’s own figures lead to, and `marksToday` to show where it begins.',
        'Use `variant="history"` for the household’s own months and forecast, with `minimums` to show what its plan gains, and `planned` to show what it promised.',
        'Use `loading` to hold the chart’s place while the data loads.',
      ],
      donts: [
        'Do not fill a gap with zero. Pass a value that is not finite, and the surrounding months keep their place.',
        'Do not read a slope as a share: the axis does not start at zero.',
        'Do not wrap it in a box with a fixed height below 220 px, where its labels would collide.',
      ],
      accessibility: [
        'The drawing is a slider over its points: arrow keys move by one, Home and End go to the ends, Page Up and Page Down jump a tenth, Escape closes the tooltip.',
        'For sample data, the summary only says that it is a sample and makes no claim about the trend. The table has a column for it.',
        'With `variant="history"`, the figure above the chart follows the pointer and the keys. It is decoration: the slider reads each point.',
        'A summary says where the line starts, ends, peaks and bottoms. A table lists the points, at most sixty, evenly spaced; it is added after the first paint.',
        'When `AmountsPrivacy` hides amounts, they are hidden in the axis, tooltip, summary and table.',
        'In Windows High Contrast the line uses LinkText. The axis runs from left to right in every language.',
      ],
    }),
  },
  decorators: [
    // The matrix has a card for each of its charts.
    (Story, { tags }) =>
      tags.includes('matrix') ? (
        <Story />
      ) : (
        <Card>
          <Story />
        </Card>
      ),
  ],
  args: { points: trend, markedIndex: 10 },
});

// @requirement 9.chart.label 9.chart.ticks
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Total Debt fell \$6,200/)).toBeInTheDocument();
    await expect(await canvas.findAllByRole('row', { hidden: true })).toHaveLength(13);
    const ticks = [...canvasElement.querySelectorAll('svg text')].map((text) => text.textContent);
    await expect(ticks.filter((tick) => tick?.startsWith('$')).length).toBeGreaterThan(2);
    await expect(ticks).not.toContain('$0');
  },
});

/** The hue of a computed color, in degrees. */
function hueOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (most === red) return (((green - blue) / range) * 60 + 360) % 360;
  return most === green ? ((blue - red) / range) * 60 + 120 : ((red - green) / range) * 60 + 240;
}

/** A purple line (hue 271) over its filled area. A single line needs no legend. */
// @requirement 9.chart.line 9.chart.legend
export const Looks = meta.story({
  tags: ['behavior'],
  play: async ({ canvasElement }) => {
    const area = canvasElement.querySelector('path[fill^="url(#"]');
    const line = area?.nextElementSibling;
    if (!line) throw new Error('expected a line over its area');
    await expect(Math.round(hueOf(getComputedStyle(line).stroke))).toBe(271);
    await expect(getComputedStyle(line).fill).toBe('none');
    // The only text in the drawing is that of the axes.
    const words = [...canvasElement.querySelectorAll('svg text')].map((text) => text.textContent);
    await expect(words).not.toContain('Total Debt');
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: {
    datasetLabel: 'Total Debt',
    markedIndex: 10,
    loading: false,
    emptyText: 'No debt history yet',
  },
});

/** The nearest month responds wherever the pointer is in the plot, above or below the line. */
// @requirement 9.chart.tooltip 9.chart.pointer
export const PointerAnywhere = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider');
    const { left, top, width, height } = chart.getBoundingClientRect();
    await fireEvent.pointerMove(chart, { clientX: left + width - 5, clientY: top + height - 5 });
    await expect(canvas.getByText('Total Debt: $17,900')).toBeVisible();
    await fireEvent.pointerMove(chart, { clientX: left + 80, clientY: top + 5 });
    await expect(canvas.getByText('Total Debt: $24,100')).toBeVisible();
    await fireEvent.pointerOut(chart, { pointerType: 'mouse', relatedTarget: document.body });
    await expect(canvas.queryByText('Total Debt: $24,100')).toBeNull();
  },
});

/** Arrow keys move between points, Home and End go to the ends, Escape closes the tooltip. */
export const Keyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const chart = canvas.getByRole('slider', { name: 'Total Debt, point by point' });
    await userEvent.tab();
    await expect(chart).toHaveFocus();
    await expect(chart).toHaveAttribute('aria-valuetext', 'Nov, Total Debt: $18,250.33');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(chart).toHaveAttribute('aria-valuetext', 'Oct, Total Debt: $19,027');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByText('Total Debt: $24,100')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(chart).toHaveAttribute('aria-valuenow', '12');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Total Debt: $17,900')).toBeNull();
  },
});

/**
 * A year of sample data with one real month: dashed, and labeled as a sample in tooltip, summary
 * and table.
 */
export const Sample = meta.story({
  args: { points: sampleTrend, markedIndex: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText(
        'Sample data. Only November is yours. Total Debt in November: $18,250.33. December hasn’t happened yet.',
      ),
    ).toBeInTheDocument();
    await expect(canvas.queryByText(/went (up|down)/)).toBeNull();
    await expect(canvasElement.querySelectorAll('path[data-sample]')).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('svg circle')).toHaveLength(1);
    const rows = await canvas.findAllByRole('row', { hidden: true });
    await expect(rows[0]).toHaveTextContent('WhenTotal DebtFigure');
    await expect(rows[1]).toHaveTextContent('Jan$24,100Sample');
    await expect(rows[11]).toHaveTextContent('Nov$18,250.33Yours');
    await expect(rows[12]).toHaveTextContent('Dec$17,900Sample, hasn’t happened yet');
  },
});

export const SampleByKeyboard = meta.story({
  ...Sample.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('Dec (sample, hasn’t happened yet)')).toBeVisible();
  },
});

/** Past months are real; the rest of the year is projected. */
export const RealThenProjected = meta.story({
  args: {
    points: sampleTrend.map((point) =>
      point.kind === 'sample' ? { ...point, kind: 'real' as const } : point,
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /^Sample data. Only January, February, .* and November are yours. Total Debt fell/,
      ),
    ).toBeInTheDocument();
  },
});

/** What was, and what it leads to: dashed from today on, and named in tooltip, summary and table. */
export const Forecast = meta.story({
  args: { points: forecastTrend, markedIndex: 7, marksToday: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText(/to \$20,510 today\..* Forecast in December: \$17,900\.$/),
    ).toBeInTheDocument();
    await expect(canvas.queryByText(/Sample/)).toBeNull();
    await expect(canvas.getByText('Today')).toBeVisible();
    await expect(canvasElement.querySelectorAll('path[data-sample]')).toHaveLength(1);
    const rows = await canvas.findAllByRole('row', { hidden: true });
    await expect(rows).toHaveLength(11);
    await expect(rows[10]).toHaveTextContent('Dec$17,900Forecast');
  },
});

/** Today’s label gives way to the tooltip. */
export const ForecastByKeyboard = meta.story({
  ...Forecast.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('Dec (forecast)')).toBeVisible();
    await expect(canvas.queryByText('Today')).toBeNull();
  },
});

/** What would be owed with the minimums alone, from August on. */
const minimums = forecastTrend.map(({ value }, at) =>
  at < 7 ? (Number.NaN as Cents) : cents(value + (at - 7) * 45_000),
);

/** A household’s own past, its forecast, and between both lines what it gains. */
export const History = meta.story({
  args: { points: forecastTrend, markedIndex: 7, marksToday: true, variant: 'history', minimums },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('$20,510.00')).toBeVisible();
    for (const name of ['Your forecast', 'Minimums only']) {
      await expect(canvasElement).toHaveTextContent(name);
    }
    await expect(
      canvas.getByText(/ With minimums only in Dec: \$19,700\.00\.$/),
    ).toBeInTheDocument();
    const texts = [...canvasElement.querySelectorAll('svg text')].map((text) => text.textContent);
    await expect(texts.filter((text) => text?.startsWith('$'))).toHaveLength(3);
  },
});

/** What the plan of March promised: less than is owed. */
const plannedTrend = forecastTrend.map(({ value }, at) =>
  at < 2 ? (Number.NaN as Cents) : cents(value - (at - 2) * 20_000),
);

/** Names stand at the ends of their lines, in two rows where the chart is narrow, and never overlap. */
export const HistoryWithPlan = meta.story({
  args: { ...History.input.args, planned: plannedTrend },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/ Planned in Dec: \$16,100\.00\.$/)).toBeInTheDocument();
    const table = await canvas.findAllByRole('row', { hidden: true });
    await expect(table[0]).toHaveTextContent('WhenTotal DebtMinimums onlyYour planFigure');
    await expect(table.at(-1)).toHaveTextContent('Dec$17,900$19,700.00$16,100.00Forecast');
    const named = ['Minimums only', 'Your forecast', 'Your plan'];
    const names = [...canvasElement.querySelectorAll('svg text')].filter(({ textContent }) =>
      named.includes(textContent ?? ''),
    );
    await expect(names.map((name) => name.textContent)).toEqual(named);
    const rows = names.flatMap((name) => [...name.querySelectorAll('tspan')]);
    const boxes = rows.map((row) => row.getBoundingClientRect());
    const frame = canvas.getByRole('slider').getBoundingClientRect();
    for (const [at, box] of boxes.entries()) {
      await expect(box.right).toBeLessThanOrEqual(frame.right);
      await expect(box.top + 16).toBeLessThanOrEqual((boxes[at + 1]?.top ?? frame.bottom) + 0.5);
    }
  },
});

export const HistoryWithPlanNarrow = meta.story({
  ...HistoryWithPlan.input,
  globals: { viewport: { value: 'phone' } },
});

/** Pointer and keys change the figure above the chart; there is no tooltip. */
export const HistoryFollows = meta.story({
  ...HistoryWithPlan.input,
  tags: ['behavior'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const chart = canvas.getByRole('slider');
    const headline = chart.previousElementSibling;
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(headline).toHaveTextContent('$17,900.00Dec (forecast)');
    await expect(chart.getAttribute('aria-valuetext')).toMatch(
      /^Dec \(forecast\), Total Debt: \$17,900\. With minimums only in Dec: \$[\d,.]+\. Planned in Dec: \$16,100\.00\.$/,
    );
    await expect(canvas.queryByText('Today')).toBeNull();
    await expect(canvasElement.querySelector('[data-side]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(headline).toHaveTextContent('$20,510.00Today');
    const { left, top } = chart.getBoundingClientRect();
    await fireEvent.pointerMove(chart, { clientX: left + 5, clientY: top + 5 });
    await expect(headline).not.toHaveTextContent('Today');
  },
});

export const HistoryLoading = meta.story({
  args: { points: [], loading: true, variant: 'history' },
});

export const HistoryHidden = meta.story({
  ...History.input,
  render: (args) => (
    <AmountsPrivacy hidden>
      <DebtTrendChart {...args} />
    </AmountsPrivacy>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\$\d/);
  },
});

export const HistoryNarrow = meta.story({
  ...History.input,
  globals: { viewport: { value: 'phone' } },
});

export const Loading = meta.story({ args: { points: [], loading: true } });

export const Empty = meta.story({
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No debt history yet')).toBeVisible();
  },
});

/** A single value is drawn as a point, not a line. */
export const OnePoint = meta.story({
  args: { points: trend.slice(10, 11) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('svg path[fill], svg circle ~ path')).toHaveLength(
      0,
    );
  },
});

/** A value that is not finite is left out; the surrounding months keep their place. */
export const NotFinite = meta.story({
  args: {
    points: trend.map((point, index) =>
      index === 4 ? { ...point, value: Number.NaN as Cents } : point,
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain('NaN');
  },
});

/** Ten thousand points are thinned to the available pixels; each can still be pointed at. */
export const TenThousandPoints = meta.story({
  args: { points: longTrend(10_000), markedIndex: undefined },
  play: async ({ canvas, canvasElement }) => {
    const path = canvasElement.querySelector('svg path[fill]')?.getAttribute('d') ?? '';
    await expect(path.length).toBeLessThan(20_000);
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuemax', '10000');
    await expect((await canvas.findAllByRole('row', { hidden: true })).length).toBeLessThan(100);
  },
});

/** Nine-digit amounts: the ticks are abbreviated. */
export const NineFigures = meta.story({
  args: {
    points: trend.map(({ label, value }) => ({ label, value: cents(value * 40_000) })),
  },
});

export const Flat = meta.story({
  args: { points: trend.map(({ label }) => ({ label, value: cents(0) })) },
});

/** When amounts are hidden, the axis, tooltip and table do not reveal them. */
export const AmountsHidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <DebtTrendChart {...args} />
    </AmountsPrivacy>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\$\d/);
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Rtl = meta.story({ globals: { dir: 'rtl' } });

/** Every state, side by side. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2 }}>
      <Card>
        <DebtTrendChart points={trend} markedIndex={10} />
      </Card>
      <Card>
        <DebtTrendChart points={sampleTrend} />
      </Card>
      <Card>
        <DebtTrendChart points={forecastTrend} markedIndex={7} marksToday />
      </Card>
      <Card>
        <DebtTrendChart {...HistoryWithPlan.input.args} />
      </Card>
      <Card>
        <DebtTrendChart points={longTrend(10_000)} />
      </Card>
      <Card>
        <DebtTrendChart points={trend.slice(10, 11)} />
      </Card>
      <Card>
        <DebtTrendChart
          points={trend.map(({ label, value }) => ({ label, value: cents(value * 40_000) }))}
        />
      </Card>
      <Card>
        <DebtTrendChart points={[]} />
      </Card>
      <Card>
        <DebtTrendChart points={[]} loading />
      </Card>
      <Card>
        <DebtTrendChart points={[]} loading variant="history" />
      </Card>
    </Grid>
  ),
});
