import { Button, Card, EmptyState } from '@dime-time/ui';
import { CreditCard } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { title: 'No transactions found' },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No transactions found')).toBeVisible();
  },
});

export const WithNextStep = meta.story({
  args: {
    title: 'No debts found',
    description: 'Add the accounts you want to pay down, and round-ups will find their way there.',
    icon: <CreditCard size={22} />,
    action: <Button>Add Debt Account</Button>,
  },
});
