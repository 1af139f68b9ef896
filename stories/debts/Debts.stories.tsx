import { calendarDay, cents, formatMonthYear, ZERO_CENTS } from '@dime-time/finance-core';
import { LOADING, ready } from '@dime-time/ui';
import { Debts, Text } from '@dime-time/ui';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  AS_OF,
  bareSummary,
  bankSuggestions,
  debts,
  dialogCloses,
  emptySummary,
  everythingArrives,
  extremeDebts,
  extremeSummary,
  openDialog,
  paidOffDebt,
  payments,
  ScreenFrame,
  shows,
  succeeds,
  summary,
  TIME_ZONE,
} from '../fixtures/index.ts';

/** Reloads the debts, with all payments settled. */
const refresh = new EventTarget();
const arrives = () => refresh.dispatchEvent(new Event('debts'));

const meta = preview.meta({
  title: 'Screens/Debts',
  component: Debts,
  parameters: {
    guide: guide({
      use: 'The page at /debts: every debt with its cost and progress, and ways to pay.',
      instead: [
        ['DebtCard', 'to show a single debt'],
        ['ActiveDebts', 'to show a short list on a dashboard'],
      ],
      dos: [
        'Pass `debtHref` if debts have pages of their own, with editing and history: the debts are then rows, with one boost for all.',
        'Refetch debts, payments and summary after a payment.',
        'Pass `addDebtOffered` if a server says whether it adds debts: the dialog then waits, explains or retries.',
        'Return `unknown: true` from `onPay` and `onBoost` if no response came.',
      ],
      donts: [
        'Do not sort debts by name: people know the order you pass.',
        'Do not drop a debt that is paid off; it shows what was achieved.',
      ],
      accessibility: [
        'It has one h1; the debts are a list of articles named after them, with level 3 headings.',
        'The strategies section can be linked to at `#strategies`.',
        'Dialogs return the focus to the button that opened them.',
      ],
    }),
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <ScreenFrame>
        <Story />
      </ScreenFrame>
    ),
  ],
  args: {
    debts: ready(debts),
    payments: ready(payments),
    summary: ready(summary),
    asOf: AS_OF,
    timeZone: TIME_ZONE,
    onPay: succeeds(),
    onBoost: succeeds(),
    onAddDebt: succeeds(),
  },
});

// @requirement 2.debts.title
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Debt Management');
    for (const label of ['Total Debt', 'Progress', 'Min. Payments', 'This Month']) {
      await expect(canvas.getByText(label)).toBeVisible();
    }
    await expect(canvas.getAllByRole('article', { name: /Visa|Store|Car/ })).toHaveLength(3);
  },
});

/** Suggestions from linked banks appear as a quiet card until each is answered. */
export const Offers = meta.story({
  args: {
    finds: {
      earlier: undefined,
      onInclude: succeeds(),
      suggestions: bankSuggestions,
      debts,
      onAnswer: succeeds(),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'From Your Bank' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('We found Travel Card, $1,840.22 at 22.74%.');
  },
});

export const AnswersAnOffer = meta.story({
  ...Offers.input,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.finds?.onAnswer).toHaveBeenCalledWith('s_card', true);
  },
});

const editing = {
  onUpdate: succeeds(),
  onCorrectBalance: succeeds(),
  onClose: succeeds(),
  onReopen: succeeds(),
  onDelete: succeeds(),
};

/** If the server supports it, each debt can be edited; closed debts are collapsed below. */
export const Editing = meta.story({
  args: {
    editing,
    debts: ready([...debts, { ...paidOffDebt, status: 'closed' as const }]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article', { name: 'Dentist installments' })).toBeNull();
  },
});

export const EditsADebt = meta.story({
  ...Editing.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Closed debts (1)'));
    const row = within(canvas.getByRole('list', { name: 'Closed debts' }));
    await userEvent.click(row.getByRole('button', { name: 'View History' }));
    await openDialog();
    await shows('No payments yet');
    await userEvent.keyboard('{Escape}');
    await dialogCloses();
    const visa = within(canvas.getByRole('article', { name: 'Everyday Visa' }));
    await userEvent.click(visa.getByRole('button', { name: 'Edit' }));
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/Name/), ' 2');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await shows('Debt Updated');
    await expect(editing.onUpdate).toHaveBeenCalledWith('d_visa', { name: 'Everyday Visa 2' });
  },
});

/**
 * The plans load after the page, as a separate part; the first line ends on the dashboard’s date.
 */
export const Plans = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your Payoff Plans' })).toBeVisible();
    const chart = await canvas.findByRole('slider', { name: 'Payoff plans, month by month' });
    await expect(chart.getAttribute('aria-valuetext')).toMatch(
      /^Now\. Avalanche with round-ups: \$18,250\.33, Avalanche = Snowball: /,
    );
    const date = formatMonthYear(calendarDay(summary.debtFreeDate ?? ''));
    const [first] = canvas
      .getAllByRole('listitem')
      .filter((item) => item.textContent.startsWith('Avalanche'));
    await expect(first).toHaveTextContent(`Avalanche with round-upsDebt-free ${date}`);
    await expect(
      canvas.getByText(/You keep paying \$512\.00 a month.*add about \$18 a month/),
    ).toBeVisible();
  },
});

/**
 * Round-ups that contribute nothing get no plan of their own; the first line is still the forecast.
 */
export const PlansWithoutRoundUps = meta.story({
  args: { summary: ready({ ...summary, monthlyRoundUps: ZERO_CENTS }) },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('slider', { name: 'Payoff plans, month by month' });
    await expect(chart.getAttribute('aria-valuetext')).toMatch(
      /^Now\. Avalanche = Snowball: .+, Minimums only: /,
    );
    await expect(canvas.getByText(/^You keep paying/)).not.toHaveTextContent('Round-ups');
  },
});

/** The server does not say what round-ups contribute, so the page has calculated it. */
export const BareServer = meta.story({
  args: { summary: ready(bareSummary), monthlyRoundUps: ready(cents(1_840)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/add about \$18 a month/)).toBeVisible();
  },
});

/** If each debt has a page, the debts are rows, with one boost for the row that was opened last. */
export const Rows = meta.story({
  args: { debtHref: (id) => `/debts/${id}`, editing },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article', { name: /Visa|Store|Car/ })).toHaveLength(3);
    const boost = canvas.getByRole('group', { name: 'One-Tap Payment Boost' });
    await expect(boost).toBeVisible();
    // Round-ups pay the debt of the highest rate, so it is open at first.
    const open = canvas.getAllByRole('button', { expanded: true });
    await expect(open).toHaveLength(1);
    await expect(open[0]).toHaveAccessibleName('Everyday Visa');
    await expect(canvas.getByRole('heading', { name: 'Pay extra on Everyday Visa' })).toBeVisible();
    // Its page has the editing and the history.
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'View History' })).toHaveAttribute(
      'href',
      '/debts/d_visa#payments',
    );
  },
});

/** Several may be open; the boost follows the last, and keeps what was typed on each. */
export const OpensRows = meta.story({
  ...Rows.input,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const toggle = (name: string) => canvas.getByRole('button', { name });
    const amount = () => canvas.getByRole('textbox', { name: 'Custom amount' });
    await userEvent.type(amount(), '12');
    await userEvent.click(toggle('Car loan'));
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(2);
    await expect(canvas.getByRole('heading', { name: 'Pay extra on Car loan' })).toBeVisible();
    await expect(amount()).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: '$25' }));
    await expect(args.onBoost).toHaveBeenCalledWith({ debtId: 'd_car', amount: 2_500 });
    await userEvent.click(toggle('Car loan'));
    await expect(canvas.getByRole('heading', { name: 'Pay extra on Car loan' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Boost This Debt' }));
    const title = canvas.getByRole('heading', { name: 'Pay extra on Everyday Visa' });
    await expect(title).toHaveFocus();
    await expect(amount()).toHaveValue('12');
  },
});

/** What is open stays open when the debts are fetched again. */
export const RowsRefetched = meta.story({
  ...Rows.input,
  tags: ['behavior'],
  render: function RowsRefetched(args) {
    const [isNew, setNew] = useState(false);
    useEffect(() => {
      const reload = () => setNew(true);
      refresh.addEventListener('debts', reload);
      return () => refresh.removeEventListener('debts', reload);
    }, []);
    const now = debts.map((debt) => ({ ...debt, currentBalance: cents(100_000) }));
    return <Debts {...args} debts={isNew ? ready(now) : args.debts} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Car loan' }));
    arrives();
    await waitFor(() =>
      expect(canvas.getByRole('article', { name: 'Car loan' })).toHaveTextContent('$1,000.00'),
    );
    const names = canvas
      .getAllByRole('button', { expanded: true })
      .map((button) => button.getAttribute('aria-labelledby'));
    await expect(names).toHaveLength(2);
    await expect(canvas.getByRole('heading', { name: 'Pay extra on Car loan' })).toBeVisible();
  },
});

/** A payment without a response opens its debt, whose boost shows the notice. */
export const UnconfirmedRow = meta.story({
  args: {
    ...Rows.input.args,
    unansweredPayments: [
      { debtId: 'd_car', amount: cents(2_500), onRetry: () => Promise.resolve({ ok: true }) },
    ],
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('article', { name: 'Car loan' }));
    await expect(row.getByText('Payment not confirmed')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Car loan' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('$25.00');
  },
});

const paidOffDebts = debts.map((debt) => ({ ...debt, currentBalance: ZERO_CENTS }));

/** Nothing is owed any more; the debts stay below. */
export const DebtFree = meta.story({
  args: { ...Rows.input.args, debts: ready(paidOffDebts) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('You’re debt free')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'One-Tap Payment Boost' })).toBeNull();
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    // It was so before the page was opened.
    await expect(canvasElement.querySelector('[aria-hidden=true] > span[style]')).toBeNull();
  },
});

/** All props as controls. */
export const Playground = meta.story();

export const Loading = meta.story({
  args: { debts: LOADING, payments: LOADING, summary: LOADING, addDebtOffered: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add Debt Account' })).toBeEnabled();
  },
});

// @requirement 2.debts.title 2.debts.empty
export const Empty = meta.story({
  args: {
    debts: ready([]),
    payments: ready([]),
    summary: ready(emptySummary),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No debts found')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Make Payment' })).toBeDisabled();
  },
});

/** A site’s own words for an empty list, around ours, and a column beside the parts. */
export const Slots = meta.story({
  args: {
    ...Empty.input.args,
    slots: {
      empty: (ours) => (
        <>
          <Text>Bring your last statement to a branch.</Text>
          {ours}
        </>
      ),
      aside: <Text>Advice is free, every Tuesday.</Text>,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bring your last statement to a branch.')).toBeVisible();
    await expect(canvas.getByText('Advice is free, every Tuesday.')).toBeVisible();
  },
});

// @requirement 2.debts.empty
export const AddsTheFirstDebt = meta.story({
  ...Empty.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const [, inTheList] = canvas.getAllByRole('button', { name: 'Add Debt Account' });
    if (!inTheList) throw new Error('expected a way to add a debt in the place of the list');
    await userEvent.click(inTheList);
    const dialog = await openDialog();
    await expect(dialog.getByRole('heading', { name: 'Add Debt Account' })).toBeVisible();
  },
});

const onRetry = fn();

export const Failed = meta.story({
  args: { debts: { status: 'error', message: '500: Internal Server Error', onRetry } },
});

export const RetriesDebts = meta.story({
  ...Failed.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/Debt Avalanche/)).toBeVisible();
  },
});

export const Stale = meta.story({ args: { debts: ready(debts, true) } });

/**
 * Nine-digit amounts, 200 characters, no minimum, no original balance, payments below the interest,
 * paid off.
 */
export const Extreme = meta.story({
  args: { debts: ready(extremeDebts), summary: ready(extremeSummary) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/NaN|Infinity/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Make Payment on a card opens the dialog for that debt. */
export const PayOneDebt = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const card = canvas.getByRole('article', { name: 'Car loan' });
    await userEvent.click(within(card).getByRole('button', { name: 'Make Payment' }));
    const dialog = await openDialog();
    await expect(dialog.getByRole('combobox', { name: 'Debt' })).toHaveTextContent('Car loan');
    await userEvent.click(dialog.getByRole('button', { name: '$100' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make Payment' }));
    await dialogCloses();
    await expect(args.onPay).toHaveBeenCalledOnce();
    await expect(args.onPay).toHaveBeenCalledWith({ debtId: 'd_car', amount: 10_000 });
  },
});

/** The last payment on a debt disables its button, which keeps the focus; the focus stays on its card. */
export const PaysADebtOff = meta.story({
  tags: ['behavior'],
  render: function PaysADebtOff(args) {
    const [sent, setSent] = useState<readonly string[]>([]);
    const [paid, setPaid] = useState<readonly string[]>([]);
    useEffect(() => {
      const reload = () => setPaid(sent);
      refresh.addEventListener('debts', reload);
      return () => refresh.removeEventListener('debts', reload);
    }, [sent]);
    const now = debts.map((debt) =>
      paid.includes(debt.id) ? { ...debt, currentBalance: ZERO_CENTS } : debt,
    );
    const onPay: typeof args.onPay = (payment) => {
      setSent((last) => [...last, payment.debtId]);
      return args.onPay(payment);
    };
    return <Debts {...args} debts={ready(now)} onPay={onPay} />;
  },
  play: async ({ canvas, userEvent, step }) => {
    const payOn = async (name: string) => {
      const card = within(canvas.getByRole('article', { name }));
      const button = card.getByRole('button', { name: 'Make Payment' });
      const history = card.getByRole('button', { name: 'View History' });
      await userEvent.click(button);
      const dialog = await openDialog();
      await userEvent.click(dialog.getByRole('button', { name: '$100' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Make Payment' }));
      return { button, history };
    };
    await step('the debts come once the dialog has given the focus back', async () => {
      const { button } = await payOn('Car loan');
      await dialogCloses();
      await waitFor(() => expect(button).toHaveFocus());
      arrives();
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
      await expect(button).toHaveFocus();
    });
    await step('the debts come while the dialog is still there', async () => {
      const { button, history } = await payOn('Everyday Visa');
      arrives();
      await waitFor(() => expect(button).toBeDisabled());
      await dialogCloses();
      await waitFor(() => expect(history).toHaveFocus());
    });
  },
});

/** If the server cannot add debts, the page says where they come from. */
export const AddNotOffered = meta.story({
  tags: ['behavior'],
  args: { addDebtOffered: ready(false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Debt Account' }));
    await expect(await screen.findByRole('dialog')).toHaveTextContent('can’t add them here');
  },
});

/** If the server cannot add debts, an empty page does not ask for one. */
export const EmptyAddNotOffered = meta.story({
  args: { ...Empty.input.args, addDebtOffered: ready(false) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/set up with your account/)).toBeVisible();
    await expect(canvas.queryByText(/Add a debt/)).toBeNull();
  },
});

/** The debts loaded, and this month’s payments did not. */
export const SummaryFailed = meta.story({
  args: { summary: { status: 'error', message: '503: busy', onRetry } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article', { name: /Visa|Store|Car/ })).toHaveLength(3);
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined/);
  },
});

/** The same extremes on a phone: everything wraps or shrinks, and nothing scrolls sideways. */
export const ExtremeNarrow = meta.story({
  ...Extreme.input,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  play: everythingArrives,
});

/** The debts as rows. */
export const MatrixRows = meta.story({
  ...Rows.input,
  tags: ['matrix'],
  play: everythingArrives,
});
