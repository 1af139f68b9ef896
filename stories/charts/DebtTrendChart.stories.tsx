import { AmountsPrivacy, Card, DebtTrendChart, Grid } from '@dime-time/ui';
import { cents, type Cents } from '@dime-time/finance-core';
import { expect, fireEvent } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { longTrend, sampleTrend, trend } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Charts/DebtTrendChart',
  component: DebtTrendChart,
  parameters: {
    guide: guide({
      use: 'One amount of money over time: the total debt of a year, where the change from month to month is what matters.',
      instead: [
        ['PayoffChart', 'to compare several ways into the future'],
        ['Sparkline', 'beside a figure, where there is no room for axes'],
        ['CategoryBars', 'for parts of a whole rather than a course'],
      ],
      dos: [
        'Hand over as many points as there are: they are thinned to the pixels of the drawing, and each can still be pointed at.',
        'Mark the point that is now with `markedIndex`.',
        'Give each point that is no figure of the reader its `kind`, `sample` or `projected`, and say so in the heading, too.',
        'Keep the chart in its place with `loading` while the data is on its way.',
      ],
      donts: [
        'Do not fill a gap with zero; hand over a value that is not finite, and the months around it keep their place.',
        'Do not read a slope as a share: the axis does not begin at zero.',
        'Do not wrap it in a box of a fixed height below 220 px, where its labels would meet.',
      ],
      accessibility: [
        'The drawing is a slider of its points: arrow keys walk them, Home and End go to the ends, Page Up and Page Down leap a tenth, Escape closes the tooltip.',
        'Of samples the sentence says only that they are some: it makes no claim about their course. The table has a column for it.',
        'A sentence tells where the line starts, ends, peaks and bottoms, and a table has the points, at most sixty of them evenly spaced; the table follows the first paint.',
        'With amounts hidden by `AmountsPrivacy`, axis, tooltip, sentence and table keep them to themselves.',
        'In forced colours the line takes the colour of links; the axis runs from left to right in every language.',
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

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Total Debt fell \$6,200/)).toBeInTheDocument();
    await expect(await canvas.findAllByRole('row', { hidden: true })).toHaveLength(13);
    const ticks = [...canvasElement.querySelectorAll('svg text')].map((text) => text.textContent);
    await expect(ticks.filter((tick) => tick?.startsWith('$')).length).toBeGreaterThan(2);
    await expect(ticks).not.toContain('$0');
  },
});

/** The hue of a computed colour, in degrees. */
function hueOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (most === red) return (((green - blue) / range) * 60 + 360) % 360;
  return most === green ? ((blue - red) / range) * 60 + 120 : ((red - green) / range) * 60 + 240;
}

/** A purple line of hue 271 over its filled area, and no legend: one line needs none. */
export const Looks = meta.story({
  play: async ({ canvasElement }) => {
    const area = canvasElement.querySelector('path[fill^="url(#"]');
    const line = area?.nextElementSibling;
    if (!line) throw new Error('expected a line over its area');
    await expect(Math.round(hueOf(getComputedStyle(line).stroke))).toBe(271);
    await expect(getComputedStyle(line).fill).toBe('none');
    // The words of the drawing are those of its axes.
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

/** The nearest month answers wherever in the plot the pointer is, above or below the line. */
export const PointerAnywhere = meta.story({
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

/** Arrow keys walk the points, Home and End go to the ends, Escape closes the tooltip. */
export const Keyboard = meta.story({
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

/** A year of samples with one real month: dashed, and called a sample in tooltip, sentence and table. */
export const Sample = meta.story({
  args: { points: sampleTrend, markedIndex: undefined },
  play: async ({ canvas, canvasElement, userEvent }) => {
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
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('Dec (sample, hasn’t happened yet)')).toBeVisible();
  },
});

/** The months that have come are real, the rest of the year is not. */
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

export const Loading = meta.story({ args: { points: [], loading: true } });

export const Empty = meta.story({
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No debt history yet')).toBeVisible();
  },
});

/** One value is a point, not a line. */
export const OnePoint = meta.story({
  args: { points: trend.slice(10, 11) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('svg path[fill], svg circle ~ path')).toHaveLength(
      0,
    );
  },
});

/** A value that is not finite is left out; the months around it keep their place. */
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

/** Ten thousand points are thinned to the pixels there are; every one can still be pointed at. */
export const TenThousandPoints = meta.story({
  args: { points: longTrend(10_000), markedIndex: undefined },
  play: async ({ canvas, canvasElement }) => {
    const path = canvasElement.querySelector('svg path[fill]')?.getAttribute('d') ?? '';
    await expect(path.length).toBeLessThan(20_000);
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuemax', '10000');
    await expect((await canvas.findAllByRole('row', { hidden: true })).length).toBeLessThan(100);
  },
});

/** Nine figures: the ticks are written short. */
export const NineFigures = meta.story({
  args: {
    points: trend.map(({ label, value }) => ({ label, value: cents(value * 40_000) })),
  },
});

export const Flat = meta.story({
  args: { points: trend.map(({ label }) => ({ label, value: cents(0) })) },
});

/** With amounts hidden, neither axis, tooltip nor table gives them away. */
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
    </Grid>
  ),
});
