import { cents, MAX_CENTS } from '@dime-time/finance-core/money';
import { Stack, SweepNotice } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { debts, extremeDebt, TIME_ZONE } from '../fixtures/index.ts';

const swept = {
  id: 'p_1',
  debtId: 'd_store',
  amount: cents(357),
  date: '2026-11-16T05:00:00Z',
  source: 'roundup',
} as const;

const meta = preview.meta({
  title: 'Round-ups/SweepNotice',
  component: SweepNotice,
  parameters: {
    guide: guide({
      use: 'Reports, at the top of a page, round-ups paid since the last visit: how much, to which debt and when.',
      instead: [
        [
          'RoundUpsThisWeek',
          'to show the last payment from round-ups, whenever it was, and the next',
        ],
        ['Callout', 'to show any other message'],
      ],
      dos: [
        'Store the time of the last report, and pass only newer payments.',
        'Show it until it is dismissed: money moved automatically.',
      ],
      donts: ['Do not use it for a payment that was just made by hand.'],
      accessibility: [
        'It is a status: it is read at the next pause, and its button says what it does.',
      ],
    }),
  },
  args: { payments: [swept], debts, timeZone: TIME_ZONE, onDismiss: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '$3.57 went to Northside Store Card on Monday, Nov 16.',
    );
  },
});

export const IsDismissed = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Got It' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story();

/** Several payments are added together. */
export const Several = meta.story({
  args: { payments: [swept, { ...swept, id: 'p_2', amount: cents(507) }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '$8.64 went to your debts in 2 payments since your last visit.',
    );
  },
});

/** The debt has been deleted since. */
export const FormerDebt = meta.story({
  args: { debts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('went to a former debt');
  },
});

export const Extreme = meta.story({
  args: { payments: [{ ...swept, debtId: 'd_extreme', amount: MAX_CENTS }], debts: [extremeDebt] },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack>
      <SweepNotice {...args} />
      <SweepNotice {...args} payments={[swept, { ...swept, id: 'p_2' }]} />
    </Stack>
  ),
});
