import { Inline, ProgressRing, Stack } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Primitives/ProgressRing',
  component: ProgressRing,
  parameters: {
    guide: guide({
      use: 'Shows how much of one thing is done where a bar would be too wide: a goal in a card, a debt in a list.',
      instead: [
        [
          'ProgressMeter',
          'to compare several values below each other, or to show one across a column',
        ],
        ['Spinner', 'to show that something is loading'],
      ],
      dos: [
        'Name what is measured, even if the label is hidden.',
        'Use `valueLabel` if an amount says more than a percentage.',
        'Use the small size in rows, and the large one alone in a card.',
      ],
      donts: [
        'Do not compare rings with each other: people read lengths better than angles.',
        'Do not show parts of a whole in it; it has one value.',
      ],
      accessibility: [
        'It is a meter with its name, its value and its figure in words, even with `showLabel={false}`.',
        'The arc runs clockwise in either reading direction, as clocks do.',
        'It fills once when it is first seen, not with reduced motion; the value is announced at once.',
        'In Windows High Contrast the arc uses the highlight color and the track the gray one.',
      ],
    }),
  },
  args: { label: 'Paid off', value: 23 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Paid off' });
    await expect(meter).toHaveAttribute('aria-valuenow', '23');
    await expect(meter).toHaveAttribute('aria-valuetext', '23%');
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: { value: 42, valueLabel: '$1,800.00 of $4,286.00', size: 'l' },
});

export const Empty = meta.story({ args: { value: 0 } });
export const Full = meta.story({ args: { value: 100 } });

/** A value out of range is shown as the nearest end. */
export const OutOfRange = meta.story({
  args: { value: 140 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '100');
  },
});

/** The label is only for assistive technology. */
export const HiddenLabel = meta.story({
  args: { showLabel: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAccessibleName('Paid off');
  },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Read from right to left: the words are before the ring, the arc still runs clockwise. */
export const RightToLeft = meta.story({ args: { size: 's' }, globals: { dir: 'rtl' } });

/** A long label wraps. */
export const LongText = meta.story({
  args: { label: LONG_NAME, valueLabel: LONG_NAME },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Every size, tone and end. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={6}>
      {(['s', 'm', 'l'] as const).map((size) => (
        <Inline key={size} gap={6} align="start">
          <ProgressRing label="Visa" value={23} size={size} />
          <ProgressRing label="Store card" value={61} size={size} tone="debt" />
          <ProgressRing label="Goal" value={100} size={size} tone="accent" />
          <ProgressRing label="Limit" value={92} size={size} tone="warning" />
          <ProgressRing label="Car" value={0} size={size} />
        </Inline>
      ))}
      <ProgressRing label="Paid off" value={42} valueLabel="$1,800.00 of $4,286.00" />
    </Stack>
  ),
});
