import { cents, type Cents } from '@dime-time/finance-core';
import { AmountsPrivacy, FittedMoney, Grid, Sparkline, Stack, StatCard, Text } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { longTrend, trend } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Charts/Sparkline',
  component: Sparkline,
  parameters: {
    guide: guide({
      use: 'Shows the trend of a figure at a glance, beside the figure itself: in a card or a table row.',
      instead: [
        ['DebtTrendChart', 'to let people read amounts'],
        ['ProgressMeter', 'to show how far something has come'],
      ],
      dos: [
        'Place it beside the figure whose trend it shows, and make that figure the last point.',
        'Name the values with `datasetLabel`: the summary starts with it.',
      ],
      donts: [
        'Do not compare two of them: each is scaled from its own minimum to its own maximum.',
        'Do not use it when the reader needs an amount or a month; it has no axis.',
      ],
      accessibility: [
        'A visually hidden sentence says where the line starts, ends, peaks and bottoms. A visually hidden table has the points, at most sixty.',
        'It is not a Tab stop: it shows nothing that its summary and table do not say.',
        'When `AmountsPrivacy` hides amounts, they are hidden in the summary and the table; the shape remains.',
      ],
    }),
  },
  args: { points: trend, datasetLabel: 'Total Debt' },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Total Debt fell \$6,200/)).toBeInTheDocument();
    await expect(await canvas.findAllByRole('row', { hidden: true })).toHaveLength(13);
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(1);
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { width: 160, height: 40 } });

/** In context: under the figure whose trend it shows. */
export const InACard = meta.story({
  render: (args) => (
    <StatCard
      label="Total Debt"
      value={<FittedMoney amount={cents(1_790_000)} />}
      detail={<Sparkline {...args} />}
    />
  ),
});

export const Empty = meta.story({
  args: { points: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Total Debt: no values yet.')).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(0);
  },
});

/** A single value is drawn as a point, not a line. */
export const OnePoint = meta.story({
  args: { points: trend.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('path')).toHaveLength(0);
  },
});

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

/** Ten thousand points are thinned to the available pixels. */
export const TenThousandPoints = meta.story({
  args: { points: longTrend(10_000) },
  play: async ({ canvasElement }) => {
    const path = canvasElement.querySelector('path')?.getAttribute('d') ?? '';
    await expect(path.length).toBeLessThan(2_000);
  },
});

export const Flat = meta.story({
  args: { points: trend.map(({ label }) => ({ label, value: cents(100) })) },
});

export const AmountsHidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <Sparkline {...args} />
    </AmountsPrivacy>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table', { hidden: true });
    await expect(canvasElement).not.toHaveTextContent(/\$\d/);
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Every state. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ phone: 2, tablet: 3 }}>
      {[
        ['Falling', trend],
        ['Rising', trend.flatMap((_, index) => trend.at(-1 - index) ?? [])],
        ['Flat', trend.map(({ label }) => ({ label, value: cents(100) }))],
        ['One point', trend.slice(0, 1)],
        ['Ten thousand points', longTrend(10_000)],
        ['Empty', []],
      ].map(([name, points]) => (
        <Stack key={name as string} gap={1}>
          <Text size="s">{name as string}</Text>
          <Sparkline points={points as typeof trend} datasetLabel="Total Debt" />
        </Stack>
      ))}
    </Grid>
  ),
});
