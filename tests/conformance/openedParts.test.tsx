// First, as in a page: without styles, what opens covers its trigger.
import '../../packages/ui/src/theme/base.css';
import { Button, UiProvider, useToast } from '@dime-time/ui';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { examples } from './examples.tsx';
import { show } from './show.ts';

/** What opens a component, and the parts that it has only then. */
const OPENED: Readonly<Record<string, readonly [control: string, ...parts: string[]]>> = {
  Combobox: ['[role=combobox]', 'combobox-list', 'combobox-option'],
  DateField: [
    '[aria-haspopup=dialog]',
    'date-field-popover',
    'date-field-calendar',
    'date-field-previous',
    'date-field-month',
    'date-field-next',
    'date-field-grid',
    'date-field-weekday',
    'date-field-day',
  ],
  DebtTrendChart: [
    '[role=slider]',
    'chart-crosshair',
    'chart-tooltip',
    'chart-tooltip-title',
    'chart-tooltip-line',
    'debt-trend-chart-swatch',
  ],
  NavDrawer: [
    'button[aria-haspopup=dialog]',
    'nav-drawer-panel',
    'nav-drawer-list',
    'nav-drawer-item',
    'nav-drawer-item-icon',
    'nav-drawer-separator',
    'nav-drawer-user',
    'nav-drawer-user-name',
  ],
  PayoffChart: [
    '[role=slider]',
    'chart-crosshair',
    'chart-tooltip-line',
    'payoff-chart-dot',
    'payoff-chart-tooltip-name',
    'payoff-chart-tooltip-amount',
  ],
  PlanByDebtChart: [
    '[role=slider]',
    'chart-crosshair',
    'chart-tooltip-line',
    'plan-by-debt-chart-tooltip-name',
    'plan-by-debt-chart-tooltip-amount',
  ],
  SelectField: ['[role=combobox]', 'select-field-list', 'select-field-option'],
  UserMenu: ['button[aria-haspopup=menu]', 'user-menu-panel', 'user-menu-name', 'menu-item'],
};

/** The names of parts on the page. */
const namesOnPage = () =>
  [...document.querySelectorAll('[data-part]')].map((element) => element.getAttribute('data-part'));

async function expectParts(parts: readonly string[]): Promise<void> {
  for (const part of parts) await expect.poll(namesOnPage).toContain(part);
}

test.each(examples.filter(({ name }) => name in OPENED))(
  'the parts of $name that a press opens',
  async ({ name, page }) => {
    const [control = '', ...parts] = OPENED[name] ?? [];
    await show(page());
    await userEvent.click(document.querySelector(control)!);
    await expectParts(parts);
  },
);

test('every component above is there', () => {
  const names = examples.map(({ name }) => name);
  expect(Object.keys(OPENED).filter((name) => !names.includes(name))).toEqual([]);
});

function Sender() {
  const { notify } = useToast();
  const action = { label: 'Undo', onAction: () => {}, forMs: 60_000 };
  return (
    <Button onClick={() => notify({ title: 'Paid', description: '$25.00', action })}>Send</Button>
  );
}

test('the parts of a toast', async () => {
  await show(
    <UiProvider>
      <Sender />
    </UiProvider>,
  );
  await userEvent.click(document.querySelector('button')!);
  await expectParts([
    'toaster',
    'toaster-toast',
    'toaster-icon',
    'toaster-title',
    'toaster-description',
    'toaster-action',
    'toaster-seconds',
    'toaster-close',
  ]);
});
