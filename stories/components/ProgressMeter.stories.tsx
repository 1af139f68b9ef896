import { ProgressMeter, Stack } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/ProgressMeter',
  component: ProgressMeter,
  args: { label: 'Payoff progress', value: 23 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Payoff progress' });
    await expect(meter).toHaveAttribute('aria-valuenow', '23');
    await expect(meter).toHaveAttribute('aria-valuetext', '23%');
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
