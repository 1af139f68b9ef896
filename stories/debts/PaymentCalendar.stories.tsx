import { calendarDay, cents } from '@dime-time/finance-core';
import {
  AmountsPrivacy,
  Grid,
  LOADING,
  PaymentCalendar,
  ready,
  type ActionResult,
} from '@dime-time/ui';
import { expect, fn, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  debts,
  extremeDebt,
  paidOffDebt,
  PLAN_DAY,
  PLAN_ROUND_UPS,
  planned,
  snowballPlan,
  twelveDebts,
} from '../fixtures/index.ts';
import { downloaded } from '../fixtures/downloaded.ts';

const meta = preview.meta({
  title: 'Debts/PaymentCalendar',
  component: PaymentCalendar,
  parameters: {
    guide: guide({
      use: 'Answers what to pay on which day next: each debt of a plan with its due day and its payment. A file has the payments of 12 months for a calendar app.',
      instead: [
        ['PayoffSchedule', 'to show every month of the plan'],
        ['ActiveDebts', 'to show balances and progress'],
      ],
      dos: [
        'Pass `subscription` if your server has an address for calendar apps; load the address when the dialog opens.',
        'Pass what round-ups bring a month where the plan counts them: people pay only the rest by hand.',
      ],
      donts: ['Do not read it as a bill: the lender’s statement says what is due.'],
      accessibility: [
        'It is a description list, in the order of the days.',
        'A message says that the file was downloaded, and that the address was copied.',
        'The address is renewed only after a second press; the question is announced.',
      ],
    }),
  },
  args: {
    debts,
    overview: planned(debts, snowballPlan).overview,
    monthlyRoundUps: PLAN_ROUND_UPS,
    today: PLAN_DAY,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Due Dec 3')).toBeVisible();
    await expect(canvas.getByText('Total')).toBeVisible();
  },
});

export const Playground = meta.story();

const refund = {
  ...snowballPlan,
  oneOffs: [{ on: calendarDay('2026-12-01'), amount: cents(5_000) }],
};

/** A one-time payment is made on its own day. */
export const OneTimePayment = meta.story({
  args: { overview: planned(debts, refund).overview },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      /Northside Store CardPlanned for Dec 1\$50\.00one-time payment/,
    );
  },
});

const paidAhead = debts.map((debt) => ({
  ...debt,
  // The minimum payment of the car loan, and a part of the others.
  paidSinceDue: debt.name === 'Car loan' ? debt.minimumPayment : cents(9_000),
}));

/** What was paid since the last due day isn’t asked for again. */
export const PaidAhead = meta.story({
  args: {
    debts: paidAhead,
    overview: planned(paidAhead, { ...snowballPlan, includeRoundUps: false }).overview,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      /Car loan.*already paid\$0\.00paid.*\$155\.00\$155\.00 extra.*\$65\.00the rest of the minimum/,
    );
  },
});

const pastDueDebts = debts.map((debt) =>
  debt.name === 'Everyday Visa' ? debt : { ...debt, pastDue: debt.minimumPayment },
);
const pastDue = { debts: pastDueDebts, overview: planned(pastDueDebts, snowballPlan).overview };

/** A minimum that was due before, and has no payment in the history of the debt; the total names them all. */
export const PastDue = meta.story({
  args: pastDue,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      /Car loan.*plus \$312\.00 past due, by our records.*Total\$730\.40plus \$357\.00 past due, by our records/,
    );
  },
});

/** On a phone, what is past due has the width of the row. */
export const PastDuePhone = meta.story({
  args: pastDue,
  globals: { viewport: { value: 'phone' }, locale: 'es-US' },
  play: async ({ canvas }) => {
    const notes = canvas.getAllByText(/vencidos según nuestros datos/);
    await expect(notes).toHaveLength(3);
    for (const note of notes) {
      const lines = note.clientHeight / parseFloat(getComputedStyle(note).lineHeight);
      await expect(Math.round(lines)).toBeLessThanOrEqual(2);
    }
  },
});

const swept = debts.map((debt, index) =>
  index === 0 ? { ...debt, paidSinceDue: cents(941), roundUpsSinceDue: cents(941) } : debt,
);

/** Of the round-ups, only what is still to come is a part of the payments. */
export const RoundUpsPartlyPaid = meta.story({
  args: { debts: swept, overview: planned(swept, snowballPlan).overview },
  play: async ({ canvas }) => {
    const left = ((PLAN_ROUND_UPS - 941) / 100).toFixed(2);
    await expect(canvas.getByText(new RegExp(`^About \\$${left} of this`))).toBeVisible();
  },
});

export const WithoutRoundUps = meta.story({
  args: { monthlyRoundUps: cents(0), overview: planned().overview },
});

export const Empty = meta.story({
  args: { debts: [paidOffDebt], overview: planned([paidOffDebt]).overview },
});

export const TwelveDebts = meta.story({
  args: { debts: twelveDebts, overview: planned(twelveDebts).overview },
});

/** The file has a day for each payment of the next 12 months. */
export const DownloadsCalendar = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent, canvasElement }) => {
    const file = await downloaded(() =>
      userEvent.click(canvas.getByRole('button', { name: 'Download Calendar' })),
    );
    await expect(file.name).toBe('payment-days-2026-11-19.ics');
    await expect(file.type).toBe('text/calendar;charset=utf-8');
    await expect(file.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    await expect(file.text).toContain('DTSTART;VALUE=DATE:20261203\r\n');
    await expect(file.text).toMatch(/SUMMARY:Pay Northside Store Card: \$\d/);
    // It slides in.
    const message = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(message.getByText('Calendar downloaded')).toBeVisible());
  },
});

/** Where amounts are hidden, the file has none. */
export const DownloadsWithoutAmounts = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <AmountsPrivacy hidden>
      <PaymentCalendar {...args} />
    </AmountsPrivacy>
  ),
  play: async ({ canvas, userEvent }) => {
    const file = await downloaded(() =>
      userEvent.click(canvas.getByRole('button', { name: 'Download Calendar' })),
    );
    await expect(file.text).toContain('SUMMARY:Pay Northside Store Card\r\n');
    await expect(file.text).not.toContain('$');
  },
});

const ADDRESS =
  'https://dime-time.example/api/calendar/mJ8vQd2LxT0wR5kZ7bNhY3cU9sPfA1eGiOqVtXyKuE4.ics';

const subscription = {
  address: ready(ADDRESS),
  onOpen: fn(),
  onRenew: fn(() => Promise.resolve({ ok: true as const })),
  onCopy: fn(() => Promise.resolve()),
};

/** A server has an address to which calendar apps subscribe. */
export const Subscribable = meta.story({ args: { subscription } });

/** Opens the dialog, whose code loads apart. */
async function opened(canvasElement: HTMLElement) {
  const body = within(canvasElement.ownerDocument.body);
  body.getByRole('button', { name: 'Subscribe' }).click();
  return within(await body.findByRole('dialog', { name: 'Subscribe to Your Payment Days' }));
}

export const SubscribeLoading = meta.story({
  tags: ['behavior'],
  args: { subscription: { ...subscription, address: LOADING } },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await expect(dialog.queryByRole('button', { name: /Address/ })).toBeNull();
  },
});

export const SubscribeError = meta.story({
  tags: ['behavior'],
  args: {
    subscription: {
      ...subscription,
      address: { status: 'error', message: '500: Server error', onRetry: fn() },
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    // The dialog fades in.
    const title = dialog.getByText('Your calendar address couldn’t load');
    await waitFor(() => expect(title).toBeVisible());
  },
});

/** Copies the address, and says so. */
export const CopiesAddress = meta.story({
  tags: ['behavior'],
  args: { subscription: { ...subscription, onOpen: fn(), onCopy: fn(() => Promise.resolve()) } },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = await opened(canvasElement);
    await expect(args.subscription?.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(await dialog.findByRole('button', { name: 'Copy Address' }));
    await expect(args.subscription?.onCopy).toHaveBeenCalledWith(ADDRESS);
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.getByText('Address Copied')).toBeVisible());
  },
});

/** Where the browser allows no copying, the address can be selected. */
export const CannotCopyAddress = meta.story({
  tags: ['behavior'],
  args: {
    subscription: { ...subscription, onCopy: fn(() => Promise.reject(new Error('Denied'))) },
  },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await opened(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Copy Address' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('didn’t allow copying');
  },
});

/** Renews only after a second press; the first can be canceled. */
export const RenewsAddress = meta.story({
  tags: ['behavior'],
  args: {
    subscription: { ...subscription, onRenew: fn(() => Promise.resolve({ ok: true as const })) },
  },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = await opened(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Renew Address' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      'The old address stops working at once.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Keep Address' }));
    await expect(args.subscription?.onRenew).not.toHaveBeenCalled();
    await userEvent.click(await dialog.findByRole('button', { name: 'Renew Address' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Renew Address' }));
    await expect(args.subscription?.onRenew).toHaveBeenCalledOnce();
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.getByText('Address Renewed')).toBeVisible());
  },
});

const notSent = 'You’re offline, so nothing was sent.';

/** What was not sent without a connection no longer says so once it is back. */
export const ConnectionComesBack = meta.story({
  tags: ['behavior'],
  args: {
    subscription: {
      ...subscription,
      address: ready(null),
      onRenew: () => Promise.resolve({ ok: false, message: notSent, notSent: true }),
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await opened(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Create Address' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(notSent);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
  },
});

function* failing(): Generator<ActionResult, ActionResult> {
  yield { ok: false, message: '500: Server error' };
  return { ok: false, unknown: true };
}

/** A failure is said in the dialog, whether it is known or not. */
export const CannotCreateAddress = meta.story({
  tags: ['behavior'],
  args: { subscription: { ...subscription, address: ready(null) } },
  render: (args) => {
    const failures = failing();
    const onRenew = () => Promise.resolve(failures.next().value);
    return (
      <PaymentCalendar
        {...args}
        subscription={{ ...subscription, address: ready(null), onRenew }}
      />
    );
  },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await opened(canvasElement);
    const create = await dialog.findByRole('button', { name: 'Create Address' });
    await userEvent.click(create);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('500: Server error');
    await userEvent.click(create);
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('We’re not sure this went through'),
    );
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  // The same section stands here several times.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Grid columns={{ phone: 1, desktop: 2 }} align="start">
      <PaymentCalendar {...args} />
      <PaymentCalendar {...args} debts={[paidOffDebt]} overview={planned([paidOffDebt]).overview} />
      <PaymentCalendar {...args} debts={[extremeDebt]} overview={planned([extremeDebt]).overview} />
      <PaymentCalendar {...args} {...pastDue} />
    </Grid>
  ),
});
