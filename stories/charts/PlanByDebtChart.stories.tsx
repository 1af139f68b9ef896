import { AmountsPrivacy, Card, Grid, PlanByDebtChart } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  debts,
  extremeDebt,
  LONG_NAME,
  neverEndingDebt,
  PLAN_DAY,
  planned,
  smallDebt,
  twelveDebts,
} from '../fixtures/index.ts';

const planOf = (...owned: Parameters<typeof planned>) => planned(...owned).overview.plan;
const withEndless = [...debts, neverEndingDebt];
/** With the minimums alone, no money of a paid debt goes to the endless one. */
const endlessPlan = planned(withEndless).overview.minimumOnly;
const twoHuge = [extremeDebt, { ...extremeDebt, id: 'd_second', name: LONG_NAME }];

const meta = preview.meta({
  title: 'Charts/PlanByDebtChart',
  component: PlanByDebtChart,
  parameters: {
    guide: guide({
      use: 'Shows what is owed under one plan month by month, with a band for each debt, so that a household sees which debt goes when.',
      instead: [
        ['PayoffChart', 'to compare several plans'],
        ['DebtTrendChart', 'to show what has already happened'],
      ],
      dos: [
        'Pass the debts in an order that the plan does not change: each keeps its color.',
        'Pass the plan and the debts of the same moment.',
      ],
      donts: [
        'Do not combine small debts yourself: from seven on, the chart combines all but the five largest.',
        'Do not show it for a single debt beside a `PayoffChart`, whose line is the same.',
      ],
      accessibility: [
        'Bands are separated by a border and named in the drawing where there is room; the list below names all, in the order of the drawing.',
        'The drawing is a slider over its months: arrow keys move by one, Home and End go to the ends, Escape closes the tooltip. Each month reads every debt and the total.',
        'A visually hidden sentence says when each debt is paid off, and a visually hidden table has at most sixty months.',
        'When `AmountsPrivacy` hides amounts, they are hidden in the axis, tooltip and table.',
      ],
    }),
  },
  decorators: [
    // The matrix has a card for each of its charts.
    (Story, { tags }) =>
      tags.includes('matrix') ? (
        <Story />
      ) : (
        <Card>
          <Story />
        </Card>
      ),
  ],
  args: { plan: planOf(), debts, startsOn: PLAN_DAY },
});

/** The debt that is paid off first is at the top, and first in the list. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(names).toEqual([
      expect.stringMatching(/^Northside Store Card/),
      expect.stringMatching(/^Car loan/),
      expect.stringMatching(/^Everyday Visa/),
    ]);
    const table = await canvas.findByRole('table', { hidden: true });
    await expect(table).toHaveTextContent(/^What you owe, by debt: balance by month.*Total/);
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: { label: 'What you owe, by debt', loading: false, emptyText: 'Nothing is owed' },
});

/** Arrow keys move between months, Home and End go to the ends, Escape closes the tooltip. */
export const Keyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const chart = canvas.getByRole('slider', { name: 'What you owe, by debt, month by month' });
    await userEvent.tab();
    await expect(chart).toHaveFocus();
    await expect(chart.getAttribute('aria-valuetext')).toMatch(/^Now\. .*Total: \$18,250\.33$/);
    await userEvent.keyboard('{ArrowRight}');
    await expect(chart.getAttribute('aria-valuetext')).toMatch(/^Nov 2026\. /);
    await userEvent.keyboard('{End}');
    await expect(chart.getAttribute('aria-valuetext')).toMatch(/Total: \$0\.00$/);
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('[data-side]')).toBeNull();
  },
});

/** On a phone the list has the amounts of the month, so that they do not cover the drawing. */
export const AmountsInList = meta.story({
  tags: ['behavior'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const amounts = () =>
      canvas.getAllByRole('listitem').map(({ textContent }) => /\$.*$/.exec(textContent)?.[0]);
    await userEvent.tab();
    await expect(amounts()).toEqual([undefined, undefined, undefined]);
    await userEvent.keyboard('{Home}');
    await expect(amounts()).toEqual(['$845.33', '$11,205.00', '$6,200.00']);
    await userEvent.keyboard('{Escape}');
    await expect(amounts()).toEqual([undefined, undefined, undefined]);
  },
});

/** Of twelve debts, the five largest have a band each. */
export const TwelveDebts = meta.story({
  args: { plan: planOf(twelveDebts), debts: twelveDebts },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getAllByText('Other debts')[0]).toBeVisible();
  },
});

export const OneDebt = meta.story({
  args: { plan: planOf([smallDebt]), debts: [smallDebt] },
});

/** A debt that the plan never pays off is at the bottom, and the list says so. */
export const NeverPaidOff = meta.story({
  args: { plan: endlessPlan, debts: withEndless },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not paid off with this plan')).toBeVisible();
  },
});

/** $100,000,000.00 and a name of two hundred characters. */
export const Extreme = meta.story({
  args: { plan: planOf(twoHuge), debts: twoHuge },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Loading = meta.story({ args: { plan: undefined, loading: true } });

export const Empty = meta.story({
  args: { plan: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is owed')).toBeVisible();
  },
});

/** When amounts are hidden, the axis, tooltip and table do not reveal them. */
export const AmountsHidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <PlanByDebtChart {...args} />
    </AmountsPrivacy>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table', { hidden: true });
    await expect(canvasElement).not.toHaveTextContent(/\$\d/);
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Rtl = meta.story({ globals: { dir: 'rtl' } });

/** Few debts, many, one without an end, one alone, none. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 2 }}>
      <Card>
        <PlanByDebtChart {...args} />
      </Card>
      <Card>
        <PlanByDebtChart {...args} plan={planOf(twelveDebts)} debts={twelveDebts} />
      </Card>
      <Card>
        <PlanByDebtChart {...args} plan={endlessPlan} debts={withEndless} />
      </Card>
      <Card>
        <PlanByDebtChart {...args} plan={planOf([smallDebt])} debts={[smallDebt]} />
      </Card>
      <Card>
        <PlanByDebtChart {...args} plan={undefined} />
      </Card>
      <Card>
        <PlanByDebtChart {...args} plan={undefined} loading />
      </Card>
    </Grid>
  ),
});
