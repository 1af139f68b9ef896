import { ProgressMeter, Stack } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/ProgressMeter',
  component: ProgressMeter,
  parameters: {
    guide: guide({
      use: 'How much of something is done or used, as a bar with its name and its figure: a debt paid off, a share of a portfolio.',
      instead: [
        ['Percent', 'where the figure is enough'],
        ['Skeleton', 'for something that is still loading: this bar is a measurement, not a wait'],
      ],
      dos: [
        'Name what is measured, also where the label is not shown.',
        'Use `valueLabel` where an amount says more than a percentage.',
        'Keep `progress` for what is good to have more of, `debt` and `warning` for what is not.',
      ],
      donts: [
        'Do not clamp the value yourself; what lies outside 0 to 100 is shown as the nearest end.',
        'Do not set two bars of different tones side by side to compare them: colour alone is no legend.',
      ],
      accessibility: [
        'A meter with its name, its value and its figure in words; all three are there with `showLabel={false}` too.',
        'In forced colours the bar takes the highlight colour and the track an outline; printed, the track is outlined.',
      ],
    }),
  },
  args: { label: 'Payoff progress', value: 23 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Payoff progress' });
    await expect(meter).toHaveAttribute('aria-valuenow', '23');
    await expect(meter).toHaveAttribute('aria-valuetext', '23%');
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: {
    value: 42,
    valueLabel: '$1,800.00 of $4,286.00',
    tone: 'progress',
    size: 'l',
    showLabel: true,
  },
});

export const Empty = meta.story({ args: { value: 0 } });
export const Full = meta.story({ args: { value: 100 } });

/** A balance above the original is no progress, not a bar to the left. */
export const OutOfRange = meta.story({
  render: () => (
    <Stack>
      <ProgressMeter label="Below zero" value={-40} />
      <ProgressMeter label="Above a hundred" value={140} />
      <ProgressMeter label="Not a number" value={Number.NaN} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const shares = canvas.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuenow'));
    await expect(shares).toEqual(['0', '100', '0']);
  },
});

export const WithoutLabel = meta.story({
  args: { showLabel: false, size: 's' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Payoff progress' })).toBeVisible();
  },
});

export const OwnWords = meta.story({ args: { valueLabel: '$1,800.00 of $8,000.00', size: 'l' } });

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={5}>
      {(['progress', 'accent', 'debt', 'warning'] as const).map((tone, index) => (
        <ProgressMeter
          key={tone}
          label={tone}
          tone={tone}
          value={20 + index * 22}
          size={(['s', 'm', 'l', 'l'] as const)[index] ?? 'm'}
        />
      ))}
    </Stack>
  ),
});

/** A label and a figure too long for one line share it, and nothing is cut. */
export const LongLabel = meta.story({
  args: { label: LONG_NAME, valueLabel: '$987,654,321.09 of $999,999,999.99', value: 98 },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
