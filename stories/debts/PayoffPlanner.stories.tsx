import { calendarDay, cents } from '@dime-time/finance-core';
import { LOADING, PayoffPlanner, ready } from '@dime-time/ui';
import { expect, fn, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  AS_OF,
  augustPlan,
  augustVersions,
  debts,
  defaultPlan,
  dialogCloses,
  everythingArrives,
  extremeDebt,
  fallingMinimumDebt,
  history,
  neverEndingDebt,
  openDialog,
  paidOffDebt,
  payments,
  promotionalDebt,
  savedPlan,
  ScreenFrame,
  settings,
  shows,
  smallDebt,
  snowballPlan,
  succeeds,
  summary,
  TIME_ZONE,
  twelveDebts,
  visa,
} from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Screens/PayoffPlanner',
  component: PayoffPlanner,
  parameters: {
    guide: guide({
      use: 'The page at /debts/plan: try a payoff plan, see what it brings, and save it.',
      instead: [['Debts', 'to show the debts and pay on them']],
      dos: [
        'Leave `plan` and `onSave` out for a server without saved plans: the page still plans.',
        'Return `unknown: true` from `onSave` if no response came.',
        'Keep what was changed with `unsavedPlan`, and pass `onRefresh` where a plan can be saved elsewhere.',
      ],
      donts: [
        'Do not pass `settings` that are not those of the round-ups in `summary`.',
        'Do not remount it after a save: what was tried would be lost.',
      ],
      accessibility: [
        'It has one h1 and a path back to Debts.',
        'The answer is announced when a control changes it.',
        'On a phone its date stays in sight at the end of the screen, and focus is never under it.',
        'Every control works by keys; nothing needs dragging.',
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
    summary: ready(summary),
    plan: ready(defaultPlan),
    onSave: succeeds(),
    settings: ready(settings),
    history: ready(history),
    asOf: AS_OF,
    timeZone: TIME_ZONE,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Payoff Planner');
    await expect(canvas.getByText(/^Your spare change: /)).toBeVisible();
  },
});

export const Playground = meta.story();

export const Matrix = meta.story({
  tags: ['matrix'],
  args: { plan: ready(savedPlan) },
  play: everythingArrives,
});

/** The picture waits for the months before: they would move what is below it. */
export const HistoryLoading = meta.story({ args: { history: LOADING } });

/** Without the months before, the picture begins now. */
export const HistoryError = meta.story({
  args: { history: { status: 'error', message: '503: down', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('slider', { name: 'What you owe under each plan, month by month' }),
    ).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Now\. /));
    await expect(canvas.queryByText('What you owed')).toBeNull();
  },
});

export const Saved = meta.story({ args: { plan: ready(savedPlan) } });

/** What the plan promised on the day it was saved is a thin line beside what was and what comes. */
export const BesideItsPromise = meta.story({
  args: { plan: ready(augustPlan), planVersions: ready(augustVersions) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Saved plan'))[0]).toBeVisible();
  },
});

export const BesideItsPromiseByKeyboard = meta.story({
  ...BesideItsPromise.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('slider', { name: /^What you owe under each plan/ });
    chart.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(chart.getAttribute('aria-valuetext')).toMatch(
      /^Oct 2026\. What you owed: \$18,611\.00, Saved plan: \$[\d,.]+$/,
    );
    await userEvent.keyboard('{Escape}');
    chart.blur();
  },
});

/** While it is edited, where the saved plan leads from today has a line of its own. */
export const EditsBesideThePromise = meta.story({
  ...BesideItsPromise.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Avalanche' }));
    await expect((await canvas.findAllByText('Saved plan from today'))[0]).toBeVisible();
    await expect(canvas.getAllByText('Saved plan')[0]).toBeVisible();
  },
});

export const SavesAPlan = meta.story({
  tags: ['behavior'],
  args: { plan: ready(savedPlan) },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save Plan' });
    await expect(save).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Avalanche' }));
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ strategy: 'avalanche', extraMonthly: 20_000 }),
    );
    await shows('Plan Saved');
  },
});

export const UndoesAndResets = meta.story({
  tags: ['behavior'],
  args: { plan: ready(savedPlan) },
  play: async ({ canvas, userEvent }) => {
    const slider = await canvas.findByRole('slider', { name: /^Extra each month/ });
    const title = await canvas.findByRole('heading', { name: 'Next Payments' });
    const section = within(title.closest<HTMLElement>('section') ?? document.body);
    const total = section.getByText('Total').parentElement;
    await expect(total).toHaveTextContent('$730.40');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    // What is further down follows once the slider stops.
    await waitFor(() => expect(total).toHaveTextContent('$745.40'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Minimums only' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('radio', { name: 'Snowball' })).toBeChecked();
    await expect(slider).toHaveValue('215');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(slider).toHaveValue('200');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Avalanche' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Saved Plan' }));
    await expect(canvas.getByRole('radio', { name: 'Snowball' })).toBeChecked();
    await expect(canvas.getByText('Your plan is saved.')).toBeVisible();
    const reset = canvas.getByRole('button', { name: 'Back to Saved Plan' });
    await expect(reset).toHaveAttribute('aria-disabled', 'true');
    await expect(reset).toHaveFocus();
  },
});

export const KeepsThePlanThatWasNotSaved = meta.story({
  tags: ['behavior'],
  args: { onSave: fn(() => Promise.resolve({ ok: false as const, message: '503: down' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Snowball' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Plan' }));
    await shows('Plan Not Saved');
    await expect(canvas.getByRole('radio', { name: 'Snowball' })).toBeChecked();
    await expect(canvas.getByText('You have changes that aren’t saved.')).toBeVisible();
  },
});

/** Changes of an earlier visit. */
const kept = (basedOn: string | undefined) => ({
  load: () => ({ plan: { ...snowballPlan, extraMonthly: cents(30_000) }, basedOn }),
  save: fn(),
});

export const NotSavedYet = meta.story({
  args: { plan: ready(savedPlan), unsavedPlan: kept('plan_1') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not saved yet')).toBeVisible();
    await expect(canvas.getByRole('slider', { name: /^Extra each month/ })).toHaveValue('300');
  },
});

export const BackToTheSavedPlan = meta.story({
  tags: ['behavior'],
  args: { plan: ready(savedPlan), unsavedPlan: kept('plan_1') },
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByText('Not saved yet');
    const notice = within(text.closest<HTMLElement>('[role=status]') ?? document.body);
    await userEvent.click(notice.getByRole('button', { name: 'Back to Saved Plan' }));
    await expect(canvas.queryByText('Not saved yet')).toBeNull();
    await expect(canvas.getByRole('slider', { name: /^Extra each month/ })).toHaveValue('200');
    const answer = canvas.getByRole('region', { name: 'Debt-Free Date' });
    await expect(document.activeElement as HTMLElement).toContainElement(answer);
    await expect(args.unsavedPlan?.save).toHaveBeenLastCalledWith(undefined);
  },
});

/** A plan that was saved elsewhere is not replaced until people choose. */
export const SavedElsewhere = meta.story({
  args: { plan: ready(savedPlan), unsavedPlan: kept('plan_0') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your saved plan has changed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save Plan' })).toBeDisabled();
  },
});

export const KeepsTheChanges = meta.story({
  tags: ['behavior'],
  args: { plan: ready(savedPlan), unsavedPlan: kept('plan_0') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep My Changes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Plan' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ extraMonthly: 30_000 }),
    );
  },
});

/** The plan is read again before it is replaced. */
export const OverwritesNothing = meta.story({
  tags: ['behavior'],
  args: {
    plan: ready(savedPlan),
    onRefresh: () => Promise.resolve({ ...savedPlan, id: 'plan_2', strategy: 'avalanche' }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Minimums only' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Plan' }));
    await shows('Plan Not Saved');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** On a phone the date stays in sight while the levers below it are moved. */
export const DateInSight = meta.story({
  tags: ['behavior'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Count my round-ups' }));
    canvas.getByRole('switch', { name: 'Count my round-ups' }).scrollIntoView({ block: 'start' });
    const bar = within(await canvas.findByRole('group', { name: 'Your plan in short' }));
    await expect(bar.getByText(/^[A-Z][a-z]{2} \d{4}$/)).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Save Plan' }));
    await shows('Plan Saved');
  },
});

/** Another multiplier changes the answer, and neither the settings nor the plan. */
export const TriesAMultiplier = meta.story({
  tags: ['behavior'],
  args: { plan: ready(savedPlan), settings: ready({ ...settings, multiplier: 2 }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '5x' }));
    await expect(canvas.getByText(/^This tries out round-ups at 5x\./)).toBeVisible();
    await expect(canvas.getByText('Your plan is saved.')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Round-up settings' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await expect(link).toHaveAttribute('href', '/settings');
    // Undo is of the last change, in the plan or not.
    await userEvent.click(canvas.getByRole('radio', { name: 'Minimums only' }));
    await userEvent.click(canvas.getByRole('radio', { name: '3x' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('radio', { name: '5x' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Minimums only' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('radio', { name: /^2x/ })).toBeChecked();
    await expect(canvas.queryByText(/^This tries out/)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: '5x' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Saved Plan' }));
    await expect(canvas.getByRole('radio', { name: /^2x/ })).toBeChecked();
  },
});

/** Beside the pictures, the levers are on the side where reading begins: the focus reaches them first. */
export const LeversFirst = meta.story({
  tags: ['behavior'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const lever = await canvas.findByRole('slider', { name: /^Extra each month/ });
    const picture = await canvas.findByRole('slider', { name: /^What you owe under each plan/ });
    await expect(lever.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(lever.getBoundingClientRect().right).toBeLessThanOrEqual(
      picture.getBoundingClientRect().left,
    );
  },
});

/** What the plan assumes of each debt is changed in the debt’s own dialog. */
export const RatesAndMinimums = meta.story({
  tags: ['behavior'],
  args: {
    debts: ready([visa, promotionalDebt, fallingMinimumDebt]),
    editing: {
      onUpdate: succeeds(),
      onCorrectBalance: succeeds(),
      onClose: succeeds(),
      onReopen: succeeds(),
      onDelete: succeeds(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      await canvas.findByText('0% until Jun 30, 2027, then 24.99% APR · $155.00 minimum'),
    ).toBeVisible();
    await expect(
      canvas.getByText('13.00% APR · minimum 2% of what you owe, never less than $20.00'),
    ).toBeVisible();
    const edit = canvas.getByRole('button', { name: 'Edit Everyday Visa' });
    await userEvent.click(edit);
    const dialog = await openDialog();
    await expect(dialog.getByText(/^Your plan now: debt-free in /)).toBeVisible();
    await expect(dialog.getByLabelText(/Name/)).toHaveFocus();
    await userEvent.clear(dialog.getByLabelText(/Minimum payment/));
    // Nothing valid is typed yet, and what is missing is said at once.
    await expect(
      dialog.getByText('Enter what you must pay each month, such as $155.00.'),
    ).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/Minimum payment/), '160');
    await expect(
      dialog.getByText(/^With these terms: debt-free in .* Your plan now: /),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await expect(args.editing?.onUpdate).toHaveBeenCalledWith(visa.id, { minimumPayment: 16_000 });
    await dialogCloses();
    await waitFor(() => expect(edit).toHaveFocus());
  },
});

/** Terms that are tried out move the answer, and undo reverses it; the debt is not changed. */
export const TriesTerms = meta.story({
  tags: ['behavior'],
  args: RatesAndMinimums.input.args,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const answer = () => canvasElement.querySelector('[aria-live] > p')?.parentElement?.textContent;
    const edit = await canvas.findByRole('button', { name: 'Edit Everyday Visa' });
    const before = answer();
    const tryRate = async (rate: string) => {
      await userEvent.click(edit);
      const dialog = await openDialog();
      await userEvent.clear(dialog.getByLabelText(/Interest rate/));
      await userEvent.type(dialog.getByLabelText(/Interest rate/), rate);
      await userEvent.click(dialog.getByRole('button', { name: 'Try in Plan' }));
      await dialogCloses();
    };
    await tryRate('5');
    await expect(answer()).not.toBe(before);
    await expect(canvasElement.querySelector('[aria-live] > p span > span')).not.toBeNull();
    await expect(canvas.getByText(/^This tries out other rates/)).toBeVisible();
    await expect(canvas.getByText('5.00% APR · $155.00 minimum')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(answer()).toBe(before);
    await expect(canvas.queryByText(/^This tries out other rates/)).toBeNull();
    await tryRate('5');
    // Opened again, they are compared with the terms that are saved.
    await userEvent.click(edit);
    const again = await openDialog();
    const effect = again.getByText(/^With these terms: .* Your plan now: /).textContent;
    await expect(new Set(effect?.match(/\$[\d,]+\.\d\d/g)).size).toBe(2);
    await userEvent.keyboard('{Escape}');
    await dialogCloses();
    await userEvent.click(canvas.getByRole('button', { name: /^Stop trying .* Everyday Visa$/ }));
    await expect(answer()).toBe(before);
    await expect(args.editing?.onUpdate).not.toHaveBeenCalled();
  },
});

/** A debt with payments keeps its history, so its dialog offers no deletion here either. */
export const KeepsPaidDebts = meta.story({
  tags: ['behavior'],
  args: { ...RatesAndMinimums.input.args, payments: ready(payments) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Everyday Visa' }));
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('tab', { name: 'Close or Delete' }));
    await expect(dialog.getByRole('button', { name: 'Delete Debt' })).toBeDisabled();
  },
});

export const WaitsForAnAmount = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Exact extra amount' });
    await userEvent.clear(field);
    await userEvent.type(field, '1e9');
    await expect(canvas.getByText('Correct the amount before you save.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save Plan' })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, '10');
    await expect(canvas.getByRole('button', { name: 'Save Plan' })).toBeEnabled();
  },
});

/** A server without saved plans: everything but the button to save. */
export const WithoutSaving = meta.story({
  render: ({ plan: _plan, onSave: _onSave, ...args }) => <PayoffPlanner {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Save Plan' })).toBeNull();
  },
});

export const Loading = meta.story({ args: { plan: LOADING } });

export const Failed = meta.story({
  args: { plan: { status: 'error', message: '503: down', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your plan couldn’t load')).toBeVisible();
  },
});

export const NoDebts = meta.story({ args: { debts: ready([]) } });

export const PaidOff = meta.story({ args: { debts: ready([paidOffDebt]) } });

export const OneDebt = meta.story({ args: { debts: ready([visa]) } });

export const TwelveDebts = meta.story({ args: { debts: ready(twelveDebts) } });

/**
 * A plan always pays the minimums, so it is never below them: a day that less than the minimums would reach
 * needs nothing more, and the planner says that the plan gets there.
 */
export const LessThanTheMinimums = meta.story({
  args: { plan: ready({ ...defaultPlan, targetDate: calendarDay('2060-01-01') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your plan gets there.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Use This Amount' })).toBeNull();
  },
});

export const NeverAmortizes = meta.story({ args: { debts: ready([neverEndingDebt]) } });

export const PromotionEnds = meta.story({ args: { debts: ready([promotionalDebt]) } });

export const NoInterest = meta.story({ args: { debts: ready([smallDebt]) } });

export const HundredMillion = meta.story({ args: { debts: ready([extremeDebt]) } });
