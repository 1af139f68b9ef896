import { ProgressMeter, Stack } from '@dime-time/ui';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Primitives/ProgressMeter',
  component: ProgressMeter,
  parameters: {
    guide: guide({
      use: 'Shows how much of something is done or used, as a bar with a label and a figure: a debt paid off, a share of a portfolio.',
      instead: [
        ['Percent', 'to show only the figure'],
        ['Skeleton', 'to show that something is loading: this bar is a measurement, not a wait'],
      ],
      dos: [
        'Name what is measured, even if the label is hidden.',
        'Use `valueLabel` if an amount says more than a percentage.',
        'Use `progress` for things people want more of, `debt` and `warning` for the rest.',
      ],
      donts: [
        'Do not clamp the value yourself; a value outside 0 to 100 is shown as the nearest end.',
        'Do not compare two bars side by side by their tones: color alone is no legend.',
      ],
      accessibility: [
        'It is a meter with its name, its value and its figure in words, even with `showLabel={false}`.',
        'It fills once when it is first seen, not with reduced motion; the value is announced at once.',
        'In Windows High Contrast the bar uses the highlight color and the track has an outline; in print, the track is outlined.',
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

/** It fills once, when it is first seen; its value is there at once. */
export const FillsOnce = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('meter').querySelector('[style]');
    if (!bar) throw new Error('expected a bar');
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '23');
    await waitFor(() => expect(bar.getAnimations()).toEqual([]));
    await expect(getComputedStyle(bar).clipPath).toBe('none');
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

/** A balance above the original counts as no progress; the bar does not go below zero. */
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

/** A long label and a long figure share the row, and nothing is truncated. */
export const LongLabel = meta.story({
  args: { label: LONG_NAME, valueLabel: '$987,654,321.09 of $999,999,999.99', value: 98 },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
