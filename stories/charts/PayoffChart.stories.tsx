import { cents, type Cents } from '@dime-time/finance-core';
import { AmountsPrivacy, Card, Grid, PayoffChart, type PayoffLine } from '@dime-time/ui';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  endlessPlan,
  evenPlan,
  history,
  LONG_NAME,
  plans,
  PLANS_START,
  plansWithoutEnd,
} from '../fixtures/index.ts';

const PAST = history.slice(0, -1).map(({ totalDebt }) => totalDebt);

const meta = preview.meta({
  title: 'Charts/PayoffChart',
  component: PayoffChart,
  parameters: {
    guide: guide({
      use: 'Compares what several payoff plans would still owe, month by month, so that a household sees what each decision is worth.',
      instead: [
        ['DebtTrendChart', 'to show one amount, or what has already happened'],
        ['PayoffEstimate', 'to show a single debt at its minimum payment'],
      ],
      dos: [
        'Pass `past` where it is known what was owed in the months before.',
        'Build each line with `payoffLine` from a plan of `simulatePlan` or `compareStrategies`.',
        'Give every plan a short, distinct name: it appears beside its line, in the list and in the table.',
        'Put the plan you recommend first: the first line is the solid one.',
        'Give lines a `kind` beside a past: the forecast is dashed as it continues the solid past, what was planned is thin, the minimums are dotted.',
        'Pass plans that turn out equal as they are: the chart draws them as one line with both names.',
      ],
      donts: [
        'Do not leave out a plan that never ends. The chart says so, and the reader needs to know.',
        'Do not compare more than six plans: the line styles repeat.',
        'Do not reduce balances to the screen width yourself; thousands are thinned to the available pixels.',
      ],
      accessibility: [
        'Plans differ in dashes, in the shape of the last mark and in the name beside the line, not in color alone. Dashes and shapes remain in Windows High Contrast.',
        'The drawing is a slider over its months: arrow keys move by one, Home and End go to the ends, Escape closes the tooltip.',
        'A visible list says how each plan ends. A visually hidden sentence says the same, and a visually hidden table has at most sixty months, evenly spaced.',
        'When `AmountsPrivacy` hides amounts, they are hidden in the axis, tooltip, list and table.',
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
  args: { lines: plans, startsOn: PLANS_START },
});

/**
 * Each plan has its own dashes, mark and name; the list says when it ends and what it costs. Two plans
 * that are equal in every month share one line.
 */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const drawing = canvasElement.querySelector('svg:has(text)');
    const texts = [...(drawing?.querySelectorAll('text') ?? [])].map((text) => text.textContent);
    await expect(texts).toContain('$0');
    // A narrow drawing leaves the names to the list.
    if (drawing && drawing.clientWidth > 400) {
      await expect(texts).toEqual(
        expect.arrayContaining(['Avalanche = Snowball', 'Minimums only']),
      );
    }
    const table = await canvas.findByRole('table', { hidden: true });
    await expect(table).toHaveTextContent('Now$18,250.33$18,250.33$18,250.33');
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: {
    label: 'Payoff plans',
    loading: false,
    emptyText: 'No plans to compare yet',
  },
});

/** What was owed in the months before is a solid line that ends where the plans begin. */
export const AfterThePast = meta.story({
  args: { past: PAST },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oct 2026 · $18,611.00')).toBeVisible();
    const table = await canvas.findByRole('table', { hidden: true });
    await expect(table).toHaveTextContent('Mar 2026$20,364.00–––');
    await expect(table).toHaveTextContent('Now–$18,250.33$18,250.33$18,250.33');
  },
});

export const AfterThePastByKeyboard = meta.story({
  ...AfterThePast.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const chart = canvas.getByRole('slider');
    await userEvent.tab();
    await expect(chart.getAttribute('aria-valuetext')).toMatch(/^Now\. Avalanche with round-ups: /);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(chart).toHaveAttribute('aria-valuetext', 'Oct 2026. What you owed: $18,611.00');
    await userEvent.keyboard('{Home}');
    await expect(chart).toHaveAttribute('aria-valuetext', 'Mar 2026. What you owed: $20,364.00');
    await userEvent.keyboard('{Escape}');
  },
});

/** Without a start date, months are counted from now. */
export const WithoutCalendar = meta.story({ args: { startsOn: undefined } });

/** A debt that only grows: its line ends in an upward arrow, with an explanation. */
export const NeverPaidOff = meta.story({
  args: { lines: endlessPlan },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Never paid off at this pace/)[0]).toBeVisible();
    await expect(
      await canvas.findByText(/^Minimums only: never paid off at this pace$/),
    ).toBeVisible();
  },
});

export const NeverPaidOffByKeyboard = meta.story({
  ...NeverPaidOff.input,
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider');
    chart.focus();
    await fireEvent.keyDown(chart, { key: 'End' });
    await expect(chart.getAttribute('aria-valuetext')).toMatch(/Minimums only: At least \$/);
  },
});

/** One of several debts only grows: the plan falls while the others are paid, then rises. */
export const RisesInTheEnd = meta.story({ args: { lines: plansWithoutEnd } });

/** A dollar a month takes longer than the hundred years a plan is simulated. */
export const HorizonReached = meta.story({
  args: {
    lines: [
      evenPlan('Avalanche', 60),
      {
        name: 'A dollar a month',
        balances: Array.from({ length: 1201 }, (_, month) => cents(2_000_000 - month * 100)),
        outcome: 'horizon-reached',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Still owed after 100 years')).toBeVisible();
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuemax', '67');
  },
});

/** The nearest month responds wherever the pointer is in the plot. */
export const PointerAnywhere = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, canvasElement }) => {
    const chart = canvas.getByRole('slider');
    const { left, top, width } = chart.getBoundingClientRect();
    await fireEvent.pointerMove(chart, { clientX: left + width / 2, clientY: top + 9 });
    await expect(canvasElement.querySelectorAll('[data-side] > div')).toHaveLength(4);
    await fireEvent.pointerOut(chart, { pointerType: 'mouse', relatedTarget: document.body });
    await expect(canvasElement.querySelector('[data-side]')).toBeNull();
  },
});

/** Arrow keys move between months, Home and End go to the ends, Escape closes the tooltip. */
export const Keyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const chart = canvas.getByRole('slider', { name: 'Payoff plans, month by month' });
    await userEvent.tab();
    await expect(chart).toHaveFocus();
    await expect(chart.getAttribute('aria-valuetext')).toMatch(/^Now\. Avalanche with round-ups: /);
    await userEvent.keyboard('{ArrowRight}');
    await expect(chart.getAttribute('aria-valuetext')).toMatch(/^Nov 2026\. /);
    await userEvent.keyboard('{End}');
    await expect(chart.getAttribute('aria-valuetext')).toMatch(/Avalanche = Snowball: Debt-free/);
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('[data-side]')).toBeNull();
  },
});

export const Loading = meta.story({ args: { lines: [], loading: true } });

export const Empty = meta.story({
  args: { lines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No plans to compare yet')).toBeVisible();
  },
});

/** A household that owes nothing gets a mark instead of a line, and an axis of $0 alone. */
export const OnePoint = meta.story({
  args: { lines: [{ name: 'Avalanche', balances: [cents(0)], outcome: 'paid-off' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Paid off')).toBeVisible();
    // In the drawing only, because the table, which renders later, has the amount, too.
    const drawn = [...canvasElement.querySelectorAll('svg text')].map((text) => text.textContent);
    await expect(drawn.filter((text) => text.startsWith('$'))).toEqual(['$0']);
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuemax', '1');
  },
});

/** Values that are not finite are left out; the surrounding months keep their place. */
export const NotFinite = meta.story({
  args: {
    lines: plans.map((line): PayoffLine => ({
      ...line,
      balances: line.balances.map((balance, month) =>
        month % 5 === 3 ? (Number.NaN as Cents) : balance,
      ),
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain('NaN');
  },
});

/** Ten thousand months are thinned to the available pixels; each can still be pointed at. */
export const TenThousandPoints = meta.story({
  args: { lines: [evenPlan('A long way', 9_999), evenPlan('Half as long', 5_000)] },
  play: async ({ canvas, canvasElement }) => {
    const paths = [...canvasElement.querySelectorAll('svg path')];
    const longest = Math.max(...paths.map((path) => path.getAttribute('d')?.length ?? 0));
    await expect(longest).toBeLessThan(20_000);
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuemax', '10000');
    await expect((await canvas.findAllByRole('row', { hidden: true })).length).toBeLessThan(100);
  },
});

/** Nine-digit amounts and names of two hundred characters. */
export const Extreme = meta.story({
  args: {
    lines: [
      {
        ...evenPlan(LONG_NAME, 240),
        balances: evenPlan('', 240).balances.map((balance) => cents(balance * 45_000)),
        interest: cents(98_765_432_109),
      },
      evenPlan('Small', 12),
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** When amounts are hidden, the axis, tooltip, list and table do not reveal them. */
export const AmountsHidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <PayoffChart {...args} />
    </AmountsPrivacy>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table', { hidden: true });
    await expect(canvasElement).not.toHaveTextContent(/\$\d/);
  },
});

/** On a phone the tooltip still shows every name in full. */
export const Narrow = meta.story({
  tags: ['behavior'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvasElement.querySelector('[data-side]')).not.toBeNull());
    const name = canvas
      .getAllByText('Avalanche with round-ups')
      .find((each) => each.closest('[data-side]'));
    await expect(name?.scrollWidth).toBeLessThanOrEqual(name?.clientWidth ?? 0);
    await expect(name?.scrollHeight).toBeLessThanOrEqual(name?.clientHeight ?? 0);
    await userEvent.keyboard('{Escape}');
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Rtl = meta.story({ globals: { dir: 'rtl' } });

/** Every outcome, and six plans at once. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2 }}>
      <Card>
        <PayoffChart lines={plans} startsOn={PLANS_START} past={PAST} />
      </Card>
      <Card>
        <PayoffChart lines={plansWithoutEnd} startsOn={PLANS_START} />
      </Card>
      <Card>
        <PayoffChart lines={endlessPlan} startsOn={PLANS_START} />
      </Card>
      <Card>
        <PayoffChart
          lines={['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name, at) =>
            evenPlan(name, 20 + 9 * at),
          )}
        />
      </Card>
      <Card>
        <PayoffChart
          lines={[{ name: 'Paid', balances: [cents(0)], outcome: 'paid-off' }]}
          startsOn={PLANS_START}
        />
      </Card>
      <Card>
        <PayoffChart lines={[]} />
      </Card>
      <Card>
        <PayoffChart lines={[]} loading />
      </Card>
    </Grid>
  ),
});
