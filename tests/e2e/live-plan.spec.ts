import { addMonths, calendarDay } from '../../packages/finance-core/src/time/index.ts';
import type { Page } from 'playwright/test';
import { lastBuilt } from '../tools/builtOnce.ts';
import { startLiveApi, type LiveApi } from '../tools/liveApi.ts';
import { signInAs, visit } from './support/liveHousehold.ts';
import { openDebt } from './support/debts.ts';
import { expect, settled, test, toast } from './support/test.ts';

let api: LiveApi;

test.use({ expectedComplaints: [/status of 401/] });
test.beforeAll(async () => {
  api = await startLiveApi({ APP_DIR: lastBuilt('app-live') });
});
test.afterAll(() => api.stop());

const DEBT = 'Test Loan';
const DUE_DAY = 15;

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const daysFrom = (from: string, to: string) => (utc(to) - utc(from)) / 86_400_000;
const text = (amount: number) => `$${(amount / 100).toFixed(2)}`;

/** The due day on or after a day, and what part of the month that ends with it is left. */
function nextDue(day: string): { due: string; part: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const inMonth = (offset: number) =>
    new Date(Date.UTC(year, month - 1 + offset, DUE_DAY)).toISOString().slice(0, 10);
  const next = date > DUE_DAY ? 1 : 0;
  const due = inMonth(next);
  return { due, part: daysFrom(day, due) / daysFrom(inMonth(next - 1), due) };
}

async function read<T>(page: Page, path: string): Promise<T> {
  const response = await page.request.get(`${api.url}${path}`);
  expect(response.status(), path).toBe(200);
  return (await response.json()) as T;
}

/** Sends a write as the app does. */
async function send(page: Page, method: string, path: string, body?: object): Promise<void> {
  const status = await page.evaluate(
    async ([verb, url, json]) => {
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      };
      const response = await fetch(url, { method: verb, headers, ...(json && { body: json }) });
      return response.status;
    },
    [method, path, body && JSON.stringify(body)] as const,
  );
  expect([200, 201], path).toContain(status);
}

interface WireDebt {
  id: string;
  name: string;
  currentBalance: string;
}

/** Leaves the household one debt, of $1,000.00 at 24 %, and no round-ups. */
async function oneDebt(page: Page): Promise<WireDebt> {
  const settings = await read<object>(page, '/api/round-up-settings');
  await send(page, 'PUT', '/api/round-up-settings', { ...settings, isEnabled: false });
  for (const { id, currentBalance } of await read<WireDebt[]>(page, '/api/debts')) {
    const body = { debtId: id, amount: currentBalance, source: 'manual' };
    await send(page, 'POST', '/api/payments', body);
  }
  await send(page, 'POST', '/api/debts', {
    name: DEBT,
    currentBalance: '1000.00',
    minimumPayment: '100.00',
    interestRate: 24,
    dueDate: DUE_DAY,
  });
  const debt = (await read<WireDebt[]>(page, '/api/debts')).find(({ name }) => name === DEBT);
  if (!debt) throw new Error('The debt was added.');
  return debt;
}

test('planned, actual and projected, a month after the plan, to the cent', async ({ page }) => {
  test.setTimeout(240_000);
  await signInAs(page, api, 'Grace');
  const debt = await oneDebt(page);

  // A plan by hand: the minimum of $100, without round-ups.
  await page.goto(`${api.url}/debts/plan`);
  await settled(page);
  await page.getByRole('radio', { name: 'Minimums only' }).check({ force: true });
  await page.getByRole('switch', { name: 'Count my round-ups' }).uncheck({ force: true });
  await page.getByRole('button', { name: 'Save Plan' }).click();
  await expect(toast(page, 'Plan Saved')).toBeVisible();

  interface Version {
    since: string;
    forecast: { asOf: string; balances: string[]; monthlyPayment: string };
  }
  const [version] = await read<Version[]>(page, '/api/plan/versions');
  const asOf = calendarDay(version?.forecast.asOf ?? '');
  // The balance is of today, so its first month has the interest of the days until the 15th: of 1,000.00
  // a part of 20.00. Then 2 % a month, and 100.00 paid each.
  const { due, part } = nextDue(asOf);
  const planned = 100_000 + Math.round(2_000 * part) - 10_000;
  const second = planned + Math.round(planned * 0.02) - 10_000;
  expect(version?.forecast.balances.slice(0, 3).map((balance) => `$${balance}`)).toEqual(
    [100_000, planned, second].map(text),
  );
  expect(version?.forecast.monthlyPayment).toBe('100.00');

  // The payment as planned, then a statement with $30.00 of interest: 1,000.00 - 100.00 + 30.00.
  await visit(page, 'Debts');
  const row = await openDebt(page, DEBT);
  await row.getByRole('button', { name: 'Make Payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make Extra Payment' });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('100');
  await dialog.getByRole('button', { name: 'Make Payment' }).click();
  await expect(toast(page, 'Payment Processed')).toBeVisible();
  await send(page, 'POST', `/api/debts/${debt.id}/balance`, {
    amount: '930.00',
    on: asOf,
    reason: 'interest',
  });

  // A month later. The page is left first: it loads parts when it is idle, also from a server that ends.
  await page.goto('about:blank');
  const later = addMonths(asOf, 1);
  await api.startLater(Date.parse(later) - Date.parse(asOf));
  await page.goto(api.url);
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await signInAs(page, api, 'Grace');

  interface Month {
    month: string;
    totalDebt: string;
    paid: string;
    debts: { debtId: string; balance: string; paid: string; interest: string }[];
  }
  const months = await read<Month[]>(
    page,
    `/api/history?from=${asOf.slice(0, 7)}&to=${later.slice(0, 7)}`,
  );
  const ofDebt = months.map(({ debts }) => debts.find(({ debtId }) => debtId === debt.id));
  expect(ofDebt).toEqual([
    {
      debtId: debt.id,
      balance: '930.00',
      paid: '100.00',
      interest: '30.00',
      corrections: [{ on: asOf, reason: 'interest', amount: '30.00' }],
    },
    { debtId: debt.id, balance: '930.00', paid: '0.00', interest: '0.00' },
  ]);
  expect(months.at(-1)?.totalDebt).toBe('930.00');

  // The plan's payment was due on the 15th. Actual: 930.00 and the interest since the statement until
  // then, 930.00 × 24 % × days ÷ 365.
  const accrued = (from: string, to: string) =>
    Math.round((93_000 * 0.24 * daysFrom(from, to)) / 365);
  const estimated = accrued(asOf, later);
  await visit(page, 'Insights');
  const until = estimated - accrued(due, later);
  const behind = `You owe ${text(93_000 + until - planned)} more than planned for today.`;
  await expect(page.getByText(behind)).toBeVisible();
  await page.goto(`${api.url}/debts/plan`);
  await settled(page);
  // Projected: 930.00 and the whole estimate, the interest from today until the next 15th, less 100.00.
  const interest = Math.round((93_000 + estimated) * 0.02 * nextDue(later).part);
  const table = page.getByRole('table', { name: `Payments by month, All debts` });
  const first = table.getByRole('row').nth(1);
  await expect(first).toContainText(text(93_000 + estimated + interest - 10_000));
  await expect(first).toContainText(text(interest));
});
