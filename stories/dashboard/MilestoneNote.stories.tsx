import { cents } from '@dime-time/finance-core/money';
import { MilestoneNote, Stack } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { debts, extremeDebt } from '../fixtures/index.ts';

const firstDebt = { kind: 'first-debt', debtId: 'd_store' } as const;
const quarter = { kind: 'quarter', percent: 25 } as const;
const roundUps = { kind: 'round-ups', amount: cents(10_000) } as const;

const meta = preview.meta({
  title: 'Dashboard/MilestoneNote',
  component: MilestoneNote,
  parameters: {
    guide: guide({
      use: 'Says, on the day it happens, that the first debt is paid off, that a quarter of all debt is paid, or that round-ups have reached $100.',
      instead: [
        ['SweepNotice', 'to report round-ups that were paid on debts'],
        ['Callout', 'to show any other message'],
      ],
      dos: [
        'Work the milestones of today out with `householdMilestones`, and store which ones were dismissed.',
        'Show it at the top of the first page that people see.',
      ],
      donts: ['Do not show it again on another day.'],
      accessibility: [
        'It is a status: it is read at the next pause, and its button says what it does.',
        'Nothing moves.',
      ],
    }),
  },
  args: { milestones: [quarter], debts, onDismiss: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You reached a milestone todayA quarter of what you once owed is paid.',
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

export const FirstDebt = meta.story({
  args: { milestones: [firstDebt] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Northside Store Card is paid off, the first of your debts.',
    );
  },
});

export const RoundUps = meta.story({
  args: { milestones: [roundUps] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Your round-ups have reached $100.00.',
    );
  },
});

/** Several of one day are one note. */
export const Several = meta.story({
  args: { milestones: [firstDebt, { kind: 'quarter', percent: 75 }, roundUps] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You reached 3 milestones today');
  },
});

/** Nothing is owed anymore. */
export const Everything = meta.story({
  args: { milestones: [{ kind: 'quarter', percent: 100 }] },
});

/** The debt has been deleted since. */
export const FormerDebt = meta.story({
  args: { milestones: [firstDebt], debts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A debt is paid off');
  },
});

export const Extreme = meta.story({
  args: { milestones: [{ ...firstDebt, debtId: extremeDebt.id }], debts: [extremeDebt] },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack>
      <MilestoneNote {...args} />
      <MilestoneNote
        {...args}
        milestones={[firstDebt, { kind: 'quarter', percent: 50 }, roundUps]}
      />
    </Stack>
  ),
});
