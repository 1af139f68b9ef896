import { AmountsPrivacy, DebtPage, LOADING, ready } from '@dime-time/ui';
import { cents } from '@dime-time/finance-core';
import { expect, fn, screen, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  AS_OF,
  carLoan,
  correctedHistory,
  dailyPayments,
  datedVisa,
  debts,
  everythingArrives,
  dialogCloses,
  extremeDebt,
  extremeHistory,
  firstMonth,
  neverEndingDebt,
  openDialog,
  paidOffDebt,
  paidOffHistory,
  paidWithinAMonth,
  ScreenFrame,
  shows,
  succeeds,
  summary,
  TIME_ZONE,
  visaHistory,
  visaPayments,
} from '../fixtures/index.ts';
import { downloaded } from '../fixtures/downloaded.ts';

const editing = {
  onUpdate: succeeds(),
  onCorrectBalance: succeeds(),
  onClose: succeeds(),
  onReopen: succeeds(),
  onDelete: succeeds(),
};

const meta = preview.meta({
  title: 'Screens/DebtPage',
  component: DebtPage,
  parameters: {
    guide: guide({
      use: 'The page at /debts/:id: one debt with its balance over time, what changed it in each month, and every payment, interest charge and correction by day.',
      instead: [
        ['Debts', 'to compare all debts and pay on them'],
        ['PayoffPlanner', 'to plan how all debts are paid off'],
      ],
      dos: [
        'Pass all debts of the household: the forecast of one depends on the others.',
        'Pass `history` from the first month you have, so that each row has a month before it.',
        'Leave `editing` out for a server that edits no debts: the page has no buttons for it.',
      ],
      donts: [
        'Do not show it where the server has no history: its chart and table would be empty.',
      ],
      accessibility: [
        'It has one h1, the name of the debt, and a path back to Debts.',
        'The chart is a slider over its months, with a sentence and a table.',
        'The tables of months and of changes are read as label and value pairs in a narrow container.',
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
    debtId: datedVisa.id,
    debts: ready([datedVisa, ...debts.slice(1)]),
    payments: ready(visaPayments),
    summary: ready(summary),
    history: ready(visaHistory),
    onPay: succeeds(),
    onUndoPayment: succeeds(),
    editing,
    plannerHref: '/debts/plan',
    asOf: AS_OF,
    timeZone: TIME_ZONE,
  },
});

const CHANGES = 'Payments and changes, Everyday Visa';

/** The rows of a table, without its headers. */
const changesOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);

/** The amounts of a row of the table, from left to right. */
function amountsOf(row: HTMLElement): number[] {
  return [...row.querySelectorAll('data')].map((amount) =>
    Math.round(Number(amount.getAttribute('value')) * 100),
  );
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Everyday Visa');
    await expect(canvas.getByText(/^As of Nov 2, 2026/)).toBeVisible();
    await expect(canvas.getByText(/of interest has been added since then/)).toHaveTextContent(
      'About $72.16',
    );
    await expect(
      await canvas.findByRole('slider', { name: 'Balance, point by point' }),
    ).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Changes by month, Everyday Visa' }));
    const rows = table.getAllByRole('row').slice(1, -1);
    await expect(rows).toHaveLength(visaHistory.length);
    for (const row of rows) {
      const [before = 0, interest = 0, other = 0, paid = 0, balance] = amountsOf(row);
      await expect(before + interest + other - paid).toBe(balance);
    }
    await expect(table.getByRole('row', { name: /^Jun 2026/ })).toHaveTextContent('$256.00');
    const changes = changesOf(canvas.getByRole('table', { name: CHANGES }));
    await expect(changes.length).toBeGreaterThan(visaHistory.length);
    await expect(changes[0]).toHaveTextContent(/^Nov 15, 2026.*Payment.*-\$294\.60.*\$6,200\.00/);
    await expect(changes[2]).toHaveTextContent(/Nov 2, 2026.*Interest or fees.*\+\$132\.00/);
    await expect(changes.at(-1)).toHaveTextContent(/Mar 2026.*Owed at the start.*\$6,900\.00/);
    await expect(canvas.getByRole('link', { name: 'Plan your payoff' })).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: 'If You Pay Only the Minimum' }),
    ).toBeVisible();
  },
});

export const Playground = meta.story();

export const Matrix = meta.story({ tags: ['matrix'], play: everythingArrives });

export const PaysCorrectsAndEdits = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make Payment' }));
    const payment = await openDialog();
    await expect(payment.getByRole('combobox', { name: 'Debt' })).toHaveTextContent(
      'Everyday Visa',
    );
    await userEvent.keyboard('{Escape}');
    await dialogCloses();
    await userEvent.click(canvas.getByRole('button', { name: 'Correct Balance' }));
    const correction = await openDialog();
    await expect(correction.getByRole('tab', { name: 'Balance' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(correction.getByRole('textbox', { name: 'Statement balance' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await dialogCloses();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const edit = await openDialog();
    await expect(edit.getByRole('tab', { name: 'Details' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(edit.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
});

/** The link to the planner stands alone, so it is at least 24 px high. */
export const TargetSize = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Plan your payoff' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
});

export const Loading = meta.story({ args: { debts: LOADING, history: LOADING } });

export const Failed = meta.story({
  args: { debts: { status: 'error', message: '503: down', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This debt couldn’t load')).toBeVisible();
  },
});

const retry = fn();

export const HistoryFailed = meta.story({
  args: { history: { status: 'error', message: '503: down', onRetry: retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Your history couldn’t load')).toHaveLength(2);
    const changes = changesOf(canvas.getByRole('table', { name: CHANGES }));
    await expect(changes).toHaveLength(visaPayments.length);
    await expect(canvas.getByText(/^Only payments are listed/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Download Changes as CSV' })).toBeDisabled();
  },
});

export const TriesTheHistoryAgain = meta.story({
  tags: ['behavior'],
  args: { history: { status: 'error', message: '503: down', onRetry: retry } },
  play: async ({ canvas, userEvent }) => {
    const [again] = canvas.getAllByRole('button', { name: 'Retry' });
    if (again) await userEvent.click(again);
    await expect(retry).toHaveBeenCalled();
  },
});

/** Some was paid since the statement: the balance shown is that of its day, and not today’s. */
export const PaidSinceTheStatement = meta.story({
  args: { debts: ready([{ ...datedVisa, paidSince: cents(12_345) }, ...debts.slice(1)]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/paid since/)).toHaveTextContent(
      '$6,323.45 on Nov 2, 2026, $123.45 paid since · of $8,000.00',
    );
    await expect(canvas.queryByText(/^As of/)).toBeNull();
  },
});

/** Statements that added interest and purchases, and one that was lower. */
export const WithCorrections = meta.story({
  args: {
    history: ready(correctedHistory),
    debts: ready([{ ...datedVisa, addedCharges: cents(23_200) }, ...debts.slice(1)]),
  },
  play: async ({ canvas }) => {
    const changes = changesOf(canvas.getByRole('table', { name: CHANGES }));
    await expect(changes[1]).toHaveTextContent(/Nov 18, 2026.*Balance correction.*-\$200\.00/);
    await expect(changes[2]).toHaveTextContent(/Nov 17, 2026.*New purchases.*\+\$100\.00/);
    await expect(changes.map((row) => row.textContent).join('\n')).toMatch(
      /Nov 2, 2026.*Interest or fees.*\+\$132\.00/,
    );
    const months = within(canvas.getByRole('table', { name: /^Changes by month/ }));
    const november = months.getByRole('row', { name: /^Nov 2026/ });
    const [before = 0, interest, purchases, corrections, other = 0, paid = 0, balance] =
      amountsOf(november);
    await expect([interest, purchases, corrections]).toEqual([13_200, 10_000, -20_000]);
    await expect(before + 13_200 + 10_000 - 20_000 + other - paid).toBe(balance);
  },
});

export const PaymentsFailed = meta.story({
  args: { payments: { status: 'error', message: '503: down', onRetry: retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payments couldn’t load')).toBeVisible();
    await expect(canvas.queryByRole('table', { name: CHANGES })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Download Changes as CSV' })).toBeDisabled();
  },
});

/** Hundreds of changes: the table scrolls, and renders the rows near the screen. */
export const ManyChanges = meta.story({
  args: { payments: ready(dailyPayments) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: CHANGES });
    await expect(Number(table.getAttribute('aria-rowcount'))).toBeGreaterThan(dailyPayments.length);
    await expect(changesOf(table).length).toBeLessThan(dailyPayments.length);
  },
});

/** The changes of the file and of the table are the change of the balance. */
export const DownloadsChanges = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const file = await downloaded(() =>
      userEvent.click(canvas.getByRole('button', { name: 'Download Changes as CSV' })),
    );
    await expect(file.name).toBe('debt-changes-everyday-visa-2026-11-19.csv');
    const [, start, ...lines] = file.text.trimEnd().split('\r\n');
    await expect(start).toBe('2026-03,Owed at the start,,6900.00');
    const changed = lines.reduce(
      (sum, line) => sum + Math.round(Number(line.split(',')[2]) * 100),
      0,
    );
    await expect(690_000 + changed).toBe(datedVisa.currentBalance);
    await expect(lines.at(-1)).toBe('2026-11-15,Payment,-294.60,6200.00');
  },
});

/** A payment that can still be undone has a button for it. */
export const UndoesAPayment = meta.story({
  tags: ['behavior'],
  args: { undoablePayments: new Set([`${datedVisa.id}-2026-11-15`]) },
  play: async ({ args, canvas, userEvent }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAccessibleDescription('Nov 15, 2026');
    await userEvent.click(undo);
    await expect(args.onUndoPayment).toHaveBeenCalledWith(`${datedVisa.id}-2026-11-15`);
    await shows('Payment Canceled');
  },
});

/** A debt that was added this month. */
export const OneMonth = meta.story({ args: { history: ready(firstMonth), payments: ready([]) } });

/** It was owed and paid within one month: at no end of a month was there a balance. */
export const PaidOffWithinAMonth = meta.story({
  tags: ['behavior'],
  args: {
    debtId: paidOffDebt.id,
    debts: ready([{ ...paidOffDebt, status: 'open' as const }, carLoan]),
    history: ready(paidWithinAMonth),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Nothing was owed at the end of these months'),
    ).toBeVisible();
    const months = within(canvas.getByRole('table', { name: /^Changes by month/ }));
    await expect(months.getByRole('row', { name: /^Nov 2026/ })).toHaveTextContent('$900.00');
  },
});

const paidOff = {
  debtId: paidOffDebt.id,
  debts: ready([{ ...paidOffDebt, status: 'open' as const }, carLoan]),
  history: ready(paidOffHistory),
};

export const PaidOff = meta.story({
  args: paidOff,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Make Payment' })).toBeDisabled();
  },
});

export const Closes = meta.story({
  tags: ['behavior'],
  args: paidOff,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close Debt' }));
    await expect(args.editing?.onClose).toHaveBeenCalledWith(paidOffDebt.id);
    await shows('Debt Closed');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await shows('Change Undone');
    await expect(args.editing?.onReopen).toHaveBeenCalledWith(paidOffDebt.id);
  },
});

const closed = {
  ...paidOff,
  debts: ready([{ ...paidOffDebt, status: 'closed' as const }, carLoan]),
};

export const Closed = meta.story({
  args: closed,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Make Payment' })).toBeNull();
  },
});

export const Reopens = meta.story({
  tags: ['behavior'],
  args: closed,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen Debt' }));
    await expect(args.editing?.onReopen).toHaveBeenCalledWith(paidOffDebt.id);
    await shows('Debt Reopened');
  },
});

/** A server without calls to edit debts. */
export const WithoutEditing = meta.story({
  render: ({ editing: _editing, ...args }) => <DebtPage {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Make Payment' })).toBeVisible();
  },
});

export const Unknown = meta.story({
  args: { debtId: 'd_deleted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We can’t find this debt')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Debts' })).toHaveAttribute(
      'href',
      '/debts',
    );
  },
});

export const NeverAmortizes = meta.story({
  args: { debtId: neverEndingDebt.id, debts: ready([neverEndingDebt]), history: ready([]) },
});

/** The longest name and the largest amounts. */
export const Extreme = meta.story({
  args: {
    debtId: extremeDebt.id,
    debts: ready([extremeDebt]),
    history: ready(extremeHistory),
  },
});

export const AmountsHidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <DebtPage {...args} />
    </AmountsPrivacy>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('$6,200.00')).toBeNull();
  },
});
