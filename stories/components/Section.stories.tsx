import { Card, Link, Section, Text } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Section',
  component: Section,
  args: {
    title: 'Recent Transactions',
    children: (
      <Card>
        <Text>Four purchases.</Text>
      </Card>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Recent Transactions' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
});

export const WithAction = meta.story({
  args: {
    description: 'The last four purchases and what they rounded up to.',
    action: <Link href="/transactions">View all</Link>,
  },
});

export const ThirdLevel = meta.story({
  args: { level: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
});
