import { Button, Card, EmptyState, Grid } from '@dime-time/ui';
import { CreditCard } from 'lucide-react';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Primitives/EmptyState',
  component: EmptyState,
  parameters: {
    guide: guide({
      use: 'Takes the place of an empty list, and says how to fill it.',
      instead: [
        ['ErrorState', 'to show that data could not be loaded'],
        ['Skeleton', 'to show that data is still loading'],
        ['FeatureUnavailable', 'to say that something is not offered at all'],
      ],
      dos: [
        'Say what is missing in `title`: No debts found.',
        'Say in `description` why, or what will fill it.',
        'Offer the next step as `action` if there is one.',
      ],
      donts: [
        'Do not show it while data loads: empty and unknown are different messages.',
        'Do not apologize or joke; the message may be there for weeks.',
      ],
      accessibility: [
        'The title is a paragraph, not a heading, so an empty list does not change the page outline.',
        'It is not announced: if an action empties a list, use a toast to say so.',
        'The image is decorative.',
      ],
    }),
  },
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

export const Playground = meta.story({
  args: { title: 'No debts found', description: 'Debts with a balance appear here.' },
});

export const WithNextStep = meta.story({
  args: {
    title: 'No debts found',
    description: 'Add the accounts you want to pay down, and round-ups will find their way there.',
    icon: <CreditCard size={22} />,
    action: <Button>Add Debt Account</Button>,
  },
});

/** Text without a break, on a phone. */
export const LongText = meta.story({
  args: { title: LONG_NAME, description: LONG_NAME },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Title alone, with a description, with a next step, and long. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={2}>
      <EmptyState title="No transactions found" />
      <EmptyState title="No payments yet" description="Extra payments will be listed here." />
      <EmptyState
        title="No debts found"
        description="Add the accounts you want to pay down."
        icon={<CreditCard size={22} />}
        action={<Button>Add Debt Account</Button>}
      />
      <EmptyState title={LONG_NAME} description={LONG_NAME} />
    </Grid>
  ),
});
