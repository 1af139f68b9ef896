import { Text, VisuallyHidden } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'unread notifications' },
});

export const Default = meta.story({
  render: (args) => (
    <Text>
      3 <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('unread notifications');
    await expect(words.offsetWidth).toBe(1);
    await expect(words).not.toHaveAttribute('aria-hidden');
  },
});
