import { cents } from '@dime-time/finance-core';
import { AmountsPrivacy, Grid, PaymentCalendar } from '@dime-time/ui';
import { expect, spyOn, waitFor, within } from 'storybook/test';
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
        'Pass what round-ups bring a month where the plan counts them: people pay only the rest by hand.',
      ],
      donts: ['Do not read it as a bill: the lender’s statement says what is due.'],
      accessibility: [
        'It is a description list, in the order of the days.',
        'A message says that the file was downloaded.',
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
    await expect(canvas.getByText('In all')).toBeVisible();
  },
});

export const Playground = meta.story();

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

/** Does something that downloads a file, and returns the file in place of saving it. */
async function downloaded(act: () => Promise<void>) {
  const create = spyOn(URL, 'createObjectURL');
  let name = '';
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    name = this.download;
  });
  try {
    await act();
    const blob = create.mock.calls[0]?.[0] as Blob;
    return { name, type: blob.type, text: await blob.text() };
  } finally {
    create.mockRestore();
    click.mockRestore();
  }
}

export const Matrix = meta.story({
  tags: ['matrix'],
  // The same section stands here several times.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Grid columns={{ phone: 1, desktop: 2 }} align="start">
      <PaymentCalendar {...args} />
      <PaymentCalendar {...args} debts={[paidOffDebt]} overview={planned([paidOffDebt]).overview} />
      <PaymentCalendar {...args} debts={[extremeDebt]} overview={planned([extremeDebt]).overview} />
    </Grid>
  ),
});
