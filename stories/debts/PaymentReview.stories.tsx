import { cents, MAX_CENTS } from '@dime-time/finance-core/money';
import { Card, Grid, PaymentReview } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { chargedAccount, LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Debts/PaymentReview',
  component: PaymentReview,
  parameters: {
    guide: guide({
      use: 'Adds a review step before a payment larger than the known balance of its account.',
      instead: [
        ['UnknownPayment', 'to settle a payment that got no response'],
        ['Callout', 'to inform people without asking for a decision'],
      ],
      dos: [
        'Show it in place of the form that started the payment, and return there on `onEdit`.',
        'Show it only if the bank reports the available balance.',
      ],
      donts: [
        'Do not show it for every payment: people stop reading a question that is asked every time.',
        'Do not pay before `onConfirm`.',
      ],
      accessibility: [
        'It is a group named by its heading, which takes the focus when it appears.',
        'While the payment is in progress, the button reads Processing.',
      ],
    }),
  },
  args: {
    amount: cents(150_000),
    debtName: 'Everyday Visa',
    account: chargedAccount,
    available: cents(110_000),
    onConfirm: fn(),
    onEdit: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading')).toHaveFocus();
    await expect(canvasElement).toHaveTextContent(
      'This payment is $400.00 more than the available balance.',
    );
  },
});

export const AnswersTheReview = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Amount' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay Anyway' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story();

export const Pending = meta.story({
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Processing' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Change Amount' })).toBeDisabled();
  },
});

export const Extreme = meta.story({
  args: {
    amount: MAX_CENTS,
    available: cents(0),
    debtName: LONG_NAME,
    account: { ...chargedAccount, name: LONG_NAME },
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 2 }} align="start">
      <Card>
        <PaymentReview {...args} />
      </Card>
      <Card>
        <PaymentReview {...args} pending />
      </Card>
    </Grid>
  ),
});
