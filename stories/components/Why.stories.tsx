import { Why } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Why',
  component: Why,
  args: { lines: ['The balance divided by the payment.', 'Interest is left out.'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Interest is left out.')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Why?'));
    await expect(canvas.getByText('Interest is left out.')).toBeVisible();
  },
});

export const Playground = meta.story({ args: { label: 'How is this worked out?' } });

/** Without an explanation there is nothing to open. */
export const Empty = meta.story({
  args: { lines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Why?')).toBeNull();
  },
});
