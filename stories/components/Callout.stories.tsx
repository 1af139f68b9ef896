import { Button, Callout, Stack } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Callout',
  component: Callout,
  args: {
    title: 'Simple estimate',
    children: 'This figure leaves out the interest that builds up meanwhile.',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('Simple estimate');
  },
});

/** Read out when it appears. */
export const Live = meta.story({
  args: { live: 'polite', tone: 'warning', title: 'Demo mode' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Demo mode');
  },
});

export const WithActions = meta.story({
  args: {
    tone: 'accent',
    title: 'Round up to the next five dollars',
    children: 'A larger multiplier pays the Visa off nine months sooner.',
    actions: (
      <Button size="s" variant="outline" tone="neutral">
        Customize Round-ups
      </Button>
    ),
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={3}>
      {(['neutral', 'accent', 'info', 'positive', 'warning', 'negative'] as const).map((tone) => (
        <Callout key={tone} {...args} tone={tone} title={tone} />
      ))}
    </Stack>
  ),
});
