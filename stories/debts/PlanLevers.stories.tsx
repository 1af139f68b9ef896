import { calendarDay, cents } from '@dime-time/finance-core';
import { Grid, PlanLevers, type PlanLeversProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  defaultPlan,
  everythingArrives,
  neverEndingDebt,
  PLAN_DAY,
  planned,
  snowballPlan,
  twelveDebts,
  visa,
} from '../fixtures/index.ts';

function Interactive({ value: given, onChange, ...args }: PlanLeversProps) {
  const [plan, setPlan] = useState(given);
  return (
    <PlanLevers
      {...args}
      value={plan}
      onChange={(next) => {
        setPlan(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Debts/PlanLevers',
  component: PlanLevers,
  parameters: {
    guide: guide({
      use: 'Changes a payoff plan: which debt first, how much on top, round-ups, one-time payments, and a day to be debt-free by.',
      instead: [
        ['PaymentBoost', 'to pay extra on a debt now'],
        ['StrategyOrder', 'to change only the order of debts'],
      ],
      dos: [
        'Work out the plan again on every change, and show the answer above.',
        'Keep what was changed until it is saved: nothing here saves by itself.',
        'Pass `onUndo` and `onReset` only while there is something to undo or reset.',
      ],
      donts: ['Do not save on every change: people try plans that they do not mean.'],
      accessibility: [
        'Every control works by pointer and by keys; the exact amount can be typed beside the slider.',
        'The payment that a day asks for is announced when it changes.',
        'After a one-time payment is removed, focus goes to the form that adds one.',
        'It is not printed.',
      ],
    }),
  },
  args: { household: planned().household, value: defaultPlan, onChange: fn() },
  render: (args) => <Interactive {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Avalanche' })).toBeChecked();
    await expect(canvas.getByRole('slider')).toHaveValue('0');
  },
});

export const Playground = meta.story();

export const Changed = meta.story({
  args: {
    value: { ...snowballPlan, targetDate: calendarDay('2028-11-19') },
    onUndo: fn(),
    onReset: fn(),
    hasSaved: true,
  },
});

export const OwnOrder = meta.story({ args: { value: { ...defaultPlan, strategy: 'custom' } } });

export const SlidesByKeys = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...defaultPlan,
      extraMonthly: cents(1000),
    });
    await expect(canvas.getByRole('textbox', { name: 'Exact extra amount' })).toHaveValue('10.00');
  },
});

export const TypesAnAmount = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Exact extra amount' });
    await userEvent.clear(field);
    await userEvent.type(field, '123.45');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...defaultPlan,
      extraMonthly: cents(12_345),
    });
    await userEvent.clear(field);
    await userEvent.type(field, '1.234');
    await expect(canvas.getByText(/Enter an amount such as 25\.50/)).toBeVisible();
  },
});

export const AddsAndRemovesAPayment = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Payment' }));
    await expect(canvas.getByText('Choose today or a later day.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '1200');
    await userEvent.type(canvas.getByLabelText('Day'), '2027-04-15');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Payment' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...defaultPlan,
      oneOffs: [{ on: '2027-04-15', amount: 120_000 }],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove $1,200.00 on Apr 15, 2027' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(defaultPlan);
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
  },
});

/** A plan ends after 1,200 months at most, so a payment after that would never be made. */
export const DayOutOfReach = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '500');
    const day = canvas.getByLabelText('Day');
    await userEvent.type(day, '9999-12-31');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Payment' }));
    await expect(
      canvas.getByText('Choose a day up to Nov 19, 2126. A plan looks at most 100 years ahead.'),
    ).toBeVisible();
    await waitFor(() => expect(day).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(day);
    await userEvent.type(day, '2126-11-19');
    await expect(canvas.queryByText(/^Choose a day up to/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Payment' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...defaultPlan,
      oneOffs: [{ on: '2126-11-19', amount: 50_000 }],
    });
  },
});

/** More than is owed by then is said at the field, and is no error. */
export const MoreThanIsOwed = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '99999');
    await userEvent.type(canvas.getByLabelText('Day'), '2027-04-15');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
      /^By then you’d owe \$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add Payment' }));
    await expect(canvas.getByText('One-time payment added.')).toBeInTheDocument();
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.queryByText('One-time payment added.')).toBeNull();
  },
});

/** After the last payment that a plan can have, focus goes to the note of the limit. */
export const SixtyPayments = meta.story({
  tags: ['behavior'],
  args: {
    value: {
      ...defaultPlan,
      oneOffs: Array.from({ length: 59 }, () => ({
        on: calendarDay('2027-04-15'),
        amount: cents(100),
      })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '5');
    await userEvent.type(canvas.getByLabelText('Day'), '2027-04-16');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Payment' }));
    await expect(canvas.getByText('A plan has at most 60 one-time payments.')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove $5.00 on Apr 16, 2027' }));
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
  },
});

/** Each button has a name of its own, also beside equal payments. */
export const EqualPayments = meta.story({
  tags: ['behavior'],
  args: {
    value: {
      ...defaultPlan,
      oneOffs: [500, 700, 500].map((amount) => ({
        on: calendarDay('2027-04-15'),
        amount: cents(amount),
      })),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    for (const name of [
      'Remove $5.00 on Apr 15, 2027 (1 of 2)',
      'Remove $7.00 on Apr 15, 2027',
      'Open calendar: Day',
      'Open calendar: Debt-free by',
    ]) {
      await expect(await canvas.findByRole('button', { name })).toBeVisible();
    }
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove $5.00 on Apr 15, 2027 (2 of 2)' }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...defaultPlan,
      oneOffs: [
        { on: '2027-04-15', amount: 500 },
        { on: '2027-04-15', amount: 700 },
      ],
    });
  },
});

/** A day before the first payment is no part of the plan. */
export const NotByThatDay = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Debt-free by'), '2026-11-25');
    await expect(
      canvas.getByText(/^Your first payments in this plan are due by Dec 15, 2026\. .* pay all \$/),
    ).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** A one-time payment of the saved plan whose day is over is not counted anymore, and says so. */
export const PastOneOff = meta.story({
  tags: ['behavior'],
  args: { pastOneOffs: [{ on: calendarDay('2026-11-10'), amount: cents(150_000) }] },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement).toHaveTextContent(
        '$1,500.00 was planned for Nov 10, 2026. That day is over, so it isn’t counted anymore.',
      ),
    );
  },
});

/** What of a one-time payment of today is paid already is said beside it. */
export const OneOffPaidToday = meta.story({
  args: {
    value: {
      ...defaultPlan,
      oneOffs: [
        { on: PLAN_DAY, amount: cents(150_000) },
        { on: calendarDay('2027-04-15'), amount: cents(50_000) },
      ],
    },
    household: planned([{ ...visa, oneOffPaidToday: cents(120_000) }]).household,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paid so far:', { exact: false })).toHaveTextContent(
      'Paid so far: $1,200.00',
    );
    await expect(canvas.getAllByText('Paid so far:', { exact: false })).toHaveLength(1);
  },
});

/** It is added again with its amount; what was typed as the day is kept. */
export const AddsPastOneOffAgain = meta.story({
  ...PastOneOff.input,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const day = await canvas.findByLabelText('Day');
    await userEvent.type(day, '2027-04-15');
    canvas.getByRole('button', { name: 'Add Again $1,500.00 on Nov 10, 2026' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(day).toHaveFocus();
    await expect(day).toHaveValue('2027-04-15');
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('1500.00');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...defaultPlan,
      oneOffs: [{ on: '2027-04-15', amount: 150_000 }],
    });
  },
});

/** The slider says the exact amount that was typed, between two of its steps. */
export const ExactCents = meta.story({
  args: { value: { ...defaultPlan, extraMonthly: cents(12_345) } },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Extra each month, in dollars' });
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '$123.45'));
    await expect(canvas.getByText('$123.45')).toBeVisible();
  },
});

/** With “Minimums only”, the extra and the one-time payments are kept, and said not to count. */
export const MinimumsTakeNoExtra = meta.story({
  args: {
    value: { ...defaultPlan, strategy: 'minimum-only', extraMonthly: cents(12_345) },
  },
  play: async ({ canvas }) => {
    const extra = canvas.getByRole('textbox', { name: 'Exact extra amount' });
    await expect(extra).toBeDisabled();
    await expect(extra).toHaveValue('123.45');
    await expect(extra).toHaveAccessibleDescription(
      'Not counted with “Minimums only”. Choose another strategy to pay extra.',
    );
    await expect(
      await canvas.findByText(
        'Not counted with “Minimums only”. Choose another strategy to count them.',
      ),
    ).toBeVisible();
  },
});

export const MinimumsReachNoDay = meta.story({
  args: { value: { ...defaultPlan, strategy: 'minimum-only' } },
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Debt-free by'), '2027-06-25');
    await expect(canvas.getByText(/^The minimums alone don’t get there by then/)).toBeVisible();
  },
});

/** What was announced is not said any more beside an error. */
export const AnnouncementEndsWithAnError = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '50');
    await userEvent.type(canvas.getByLabelText('Day'), '2027-04-15');
    const add = canvas.getByRole('button', { name: 'Add Payment' });
    await userEvent.click(add);
    await expect(canvas.getByText('One-time payment added.')).toBeInTheDocument();
    await userEvent.click(add);
    await expect(canvas.queryByText('One-time payment added.')).toBeNull();
  },
});

export const SolvesForADay = meta.story({
  args: { value: { ...defaultPlan, targetDate: calendarDay('2028-11-19') } },
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^That takes \$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use This Amount' }));
    const answer = canvas.getByText('Your plan gets there.');
    await expect(answer).toBeVisible();
    // The button that had the focus is gone.
    await expect(answer).toHaveFocus();
  },
});

/** Another multiplier is tried out beside the plan, which stays as it is; the guard is named. */
export const OtherMultiplier = meta.story({
  args: {
    trial: { own: 2, value: 5, floor: cents(20_000), onChange: fn(), settingsHref: '/settings' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^About .* a month instead of/)).toHaveTextContent(
      'About $46.00 a month instead of $18.40',
    );
    await expect(canvas.getByText(/less than the \$200\.00 you keep/)).toBeVisible();
  },
});

export const TriesAMultiplier = meta.story({
  ...OtherMultiplier.input,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText(/^About .* a month instead of/);
    await userEvent.click(canvas.getByRole('radio', { name: '3x' }));
    await expect(args.trial?.onChange).toHaveBeenCalledWith(3);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const NoRoundUps = meta.story({
  args: { household: planned([neverEndingDebt], defaultPlan, cents(0)).household },
});

export const TwelveDebts = meta.story({
  args: {
    household: planned(twelveDebts).household,
    value: { ...defaultPlan, strategy: 'custom' },
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  play: everythingArrives,
  // The same section stands here several times.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Grid columns={{ phone: 1, desktop: 2 }} align="start">
      <Interactive {...args} />
      <Interactive
        {...args}
        value={{ ...snowballPlan, strategy: 'custom', targetDate: calendarDay('2028-11-19') }}
        onUndo={() => {}}
        onReset={() => {}}
        trial={{ own: 1, value: 3, onChange: () => {}, settingsHref: '/settings' }}
        hasSaved
      />
    </Grid>
  ),
});
