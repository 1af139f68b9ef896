import { calendarDay } from '@dime-time/finance-core';
import { ActiveDebts, ActiveDebtsSkeleton, AmountsPrivacy, Card, Grid } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { debts, extremeDebts } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Debts/ActiveDebts',
  component: ActiveDebts,
  subcomponents: { ActiveDebtsSkeleton },
  parameters: {
    guide: guide({
      use: 'Shows at a glance which debts are still being paid down and how far each has come. Made for a dashboard panel.',
      instead: [
        ['DebtCard', 'to show every field of one debt and the ways to pay it'],
        ['DebtSummary', 'to show only the totals of all debts'],
      ],
      dos: [
        'Pass the date of the balances as `today`, from the page’s single clock.',
        'Pass all debts: those without a balance are left out automatically.',
        'Sort the debts before you pass them; their order is kept.',
        'Put it under a page heading, inside a Section or a Card.',
        'While the debts load, show `ActiveDebtsSkeleton` with the expected number of rows.',
      ],
      donts: [
        'Do not treat the months left as a promise: they leave out interest, which is why the time with interest is shown below.',
        'Do not use it to choose a debt: only the explanation of its figures can be pressed.',
      ],
      accessibility: [
        'It is a list with one item per debt, so assistive technology announces how many there are.',
        'Each bar is a meter named after its debt and its share, such as "Everyday Visa: 23% paid".',
        'Long names are truncated visually; screen readers and the browser’s tooltip get the full name.',
        'Names are bidi-isolated, so that a right-to-left name does not reorder the amounts.',
        'The skeleton is hidden from assistive technology; the panel around it announces loading.',
      ],
    }),
  },
  args: { debts, today: calendarDay('2026-11-19') },
});

// @requirement 2.dashboard.active-debts
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('23% paid')).toBeVisible();
    await expect(canvas.getByText('40 months left')).toBeVisible();
    await expect(canvas.getAllByText(/· simple estimate/)).toHaveLength(3);
    await expect(canvas.getByText('With interest: 48 months (4 yr)')).toBeVisible();
    await expect(canvas.getAllByRole('meter')).toHaveLength(3);
  },
});

export const Playground = meta.story();

const pastDueDebts = debts.map((debt, index) =>
  index === 0 ? { ...debt, pastDue: debt.minimumPayment } : debt,
);

/** A minimum that was due before, and has no payment in the history of the debt. */
export const PastDue = meta.story({
  args: { debts: pastDueDebts },
  play: async ({ canvas }) => {
    const [late] = canvas.getAllByRole('listitem');
    const notes = canvas.getAllByText((_, node) =>
      /^\$155\.00 past due, by our records$/.test(node?.textContent ?? ''),
    );
    await expect(notes).toHaveLength(1);
    await expect(late).toContainElement(notes[0] as HTMLElement);
  },
});

export const Empty = meta.story({
  args: { debts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No active debts')).toBeVisible();
  },
});

/** Long names are truncated, nine-digit amounts fit, and nothing divides by zero. */
export const Extreme = meta.story({
  args: { debts: extremeDebts },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Dentist installments')).toBeNull();
    await expect(canvasElement).not.toHaveTextContent(/NaN|Infinity/);
  },
});

export const Loading = meta.story({ render: () => <ActiveDebtsSkeleton /> });

/** At half a phone’s width, names shrink and amounts stay whole. */
export const Phone = meta.story({
  args: { debts: extremeDebts },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** With amounts hidden, the shares remain and the dollars do not. */
export const AmountsHidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <ActiveDebts {...args} />
    </AmountsPrivacy>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\$\d/);
  },
});

/** Full, extreme, past due, loading and empty. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: ({ debts: household, today }) => (
    <Grid columns={{ phone: 1, tablet: 2 }} align="start">
      <Card>
        <ActiveDebts debts={household} today={today} />
      </Card>
      <Card>
        <ActiveDebts debts={extremeDebts} today={today} />
      </Card>
      <Card>
        <ActiveDebts debts={pastDueDebts} today={today} />
      </Card>
      <Card>
        <ActiveDebtsSkeleton />
      </Card>
      <Card>
        <ActiveDebts debts={[]} today={today} />
      </Card>
    </Grid>
  ),
});
