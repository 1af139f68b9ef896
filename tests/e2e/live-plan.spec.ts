import type { Page } from 'playwright/test';
import { lastBuilt } from '../tools/builtOnce.ts';
import { startLiveApi, type LiveApi } from '../tools/liveApi.ts';
import { backToDebts, correctDebt, goToDebt, payDebt } from './support/debts.ts';
import { signInAs, visit } from './support/liveHousehold.ts';
import { expect, settled, test, toast } from './support/test.ts';

/** A Wednesday, and the Friday of 30 days later: noon in the zone of the household. */
const START = Date.parse('2037-06-10T16:00:00Z');
const LATER = Date.parse('2037-07-10T16:00:00Z');

let api: LiveApi;

test.use({ expectedComplaints: [/status of 401/] });
test.beforeAll(async () => {
  api = await startLiveApi({ APP_DIR: lastBuilt('app-live') }, START);
});
test.afterAll(() => api.stop());

async function read<T>(page: Page, path: string): Promise<T> {
  const response = await page.request.get(`${api.url}${path}`);
  expect(response.status(), path).toBe(200);
  return (await response.json()) as T;
}

/** Sends a write as the app does. */
async function send(page: Page, path: string, body?: object): Promise<void> {
  const status = await page.evaluate(
    async ([url, json]) => {
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      };
      const response = await fetch(url, { method: 'POST', headers, ...(json && { body: json }) });
      return response.status;
    },
    [path, body && JSON.stringify(body)] as const,
  );
  expect([200, 201], path).toContain(status);
}

interface WireDebt {
  id: string;
  name: string;
  currentBalance: string;
}

interface Month {
  totalDebt: string;
  debts: object[];
}

/** Leaves the household two debts: a card of $300.00 at 24 %, and a loan of $200.00 at 12 %. */
async function twoDebts(page: Page): Promise<void> {
  for (const { id, currentBalance } of await read<WireDebt[]>(page, '/api/debts')) {
    const body = { debtId: id, amount: currentBalance, source: 'manual' };
    await send(page, '/api/payments', body);
    await send(page, `/api/debts/${id}/close`);
  }
  const card = { name: 'Test Card', currentBalance: '300.00', interestRate: 24, dueDate: 15 };
  const loan = { name: 'Test Loan', currentBalance: '200.00', interestRate: 12, dueDate: 20 };
  await send(page, '/api/debts', { ...card, minimumPayment: '100.00' });
  await send(page, '/api/debts', { ...loan, minimumPayment: '100.00' });
}

/** The texts of the points of the dashboard's chart, from left to right. */
async function chartTexts(page: Page): Promise<string[]> {
  const chart = page.getByRole('slider', { name: 'Total Debt, point by point' });
  await chart.press('Home');
  const count = Number(await chart.getAttribute('aria-valuemax'));
  const texts: string[] = [];
  for (let at = 1; at <= count; at += 1) {
    await expect(chart).toHaveAttribute('aria-valuenow', String(at));
    texts.push((await chart.getAttribute('aria-valuetext')) ?? '');
    await chart.press('ArrowRight');
  }
  return texts;
}

/** Expects the answer of the planner: the date, and its sentences. */
async function expectAnswer(page: Page, date: string, sentences: readonly string[]): Promise<void> {
  const answer = page.getByRole('region', { name: 'Debt-Free Date' });
  await expect(answer.getByText(`Debt-Free Date: ${date}`, { exact: true })).toBeVisible();
  for (const sentence of sentences) {
    await expect(answer.getByText(sentence, { exact: true })).toBeVisible();
  }
}

/** Goes from Debts to the page of a debt, and expects what is owed there and what is estimated. */
async function expectDebt(page: Page, name: string, owed: string, estimate: string): Promise<void> {
  await goToDebt(page, name);
  await settled(page);
  const standing = page.getByRole('region', { name: 'Where You Stand' });
  await expect(standing).toContainText(`Balance${owed}`);
  await expect(standing).toContainText(
    `About ${estimate} of interest has been added since then. It’s our estimate and isn’t in the balance.`,
  );
  await backToDebts(page);
}

test('planned, actual and projected, a month after the plan, to the cent', async ({ page }) => {
  test.setTimeout(240_000);
  await page.clock.setFixedTime(START);
  await signInAs(page, api, 'Grace');
  await twoDebts(page);

  await page.goto(`${api.url}/debts/plan`);
  await settled(page);
  await page.getByRole('radio', { name: 'Avalanche' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Exact extra amount' }).fill('20');
  // The round-ups of Grace's six purchases: 0.33 + 0.88 + 0.25 + 0.01 + 0.60 + 0.92 = 2.99. All that
  // is on top of the minimums goes to the card, of the higher rate: it gets 122.99, the loan 100.00.
  //
  // Until the first due day, interest is that of a part of the month, of 31 days:
  //   card   300.00 + 0.97 (2 % × 5 ÷ 31)  - 122.99 = 177.98   June 15
  //   loan   200.00 + 0.65 (1 % × 10 ÷ 31) - 100.00 = 100.65   June 20   both: 278.63
  //   card   177.98 + 3.56                 - 122.99 =  58.55   July 15
  //   loan   100.65 + 1.01                 - 100.00 =   1.66   July 20   both: 60.21
  //   card    58.55 + 1.17, and loan 1.66 + 0.02: both are paid off in August, on the 15th and the 20th,
  //   which is two whole months from now.
  // Interest: 0.97 + 0.65 + 3.56 + 1.01 + 1.17 + 0.02 = 7.38.
  //
  // With the minimums alone, the card is 200.97, 104.99, 7.09 and 0, with 0.97 + 4.02 + 2.10 + 0.14
  // of interest, and the loan has the same 1.68: 8.91, or 1.53 more. With the 20.00 and no round-ups,
  // the card has 0.97 + 3.62 + 1.29 of interest, which with 1.68 is 7.56, or 0.18 more.
  await expectAnswer(page, 'Aug 2037', [
    'After 2 months, with $7.38 of interest.',
    'That’s 1 month sooner and $1.53 less interest than paying only the minimums.',
    'Your spare change: $0.18 less interest.',
    'You pay $222.99 a month: $200.00 in minimum payments and $22.99 extra, about $2.99 of it from round-ups.',
  ]);
  await page.getByRole('button', { name: 'Save Plan' }).click();
  await expect(toast(page, 'Plan Saved')).toBeVisible();

  // All is paid as planned: 300.00 - 120.00 - 2.99 = 177.01, and 200.00 - 100.00. Then come the
  // statements: 340.00 - 177.01 = 162.99 of purchases, and 101.50 - 100.00 = 1.50 of interest.
  await visit(page, 'Debts');
  await payDebt(page, 'Test Card', '120');
  await payDebt(page, 'Test Card', /^Use Round-ups \(\$2\.99\)/);
  await payDebt(page, 'Test Loan', '100');
  await correctDebt(page, 'Test Card', {
    balance: '$340.00',
    reason: 'New purchases',
    change: 'This adds $162.99 of new purchases. You’ll owe $340.00.',
  });
  await correctDebt(page, 'Test Loan', {
    balance: '$101.50',
    reason: 'Interest or fees',
    change: 'This adds $1.50 of interest or fees. You’ll owe $101.50.',
  });

  // A month later. The page is left first: it loads parts when it is idle, also from a server that ends.
  await page.goto('about:blank');
  await api.startAt(LATER);
  await page.clock.setFixedTime(LATER);
  await page.goto(api.url);
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await signInAs(page, api, 'Grace');

  // Nothing has happened since. By now, the plan's payments of June were due. Projected, with 220.00 a
  // month, since no purchase was made in the last thirty days:
  //   estimated until today, 30 days: card 340.00 × 24 % × 30 ÷ 365 = 6.71, loan 101.50 × 12 % × 30 ÷ 365 = 1.00
  //   card   346.71 + 1.16 (2 % × 5 ÷ 30)  - 120.00 = 227.87   July 15
  //   loan   102.50 + 0.34 (1 % × 10 ÷ 30) - 100.00 =   2.84   July 20        both: 230.71
  //   loan     2.84 + 0.03                 -   2.87 =   0      August 20
  //   card   227.87 + 4.56                 - 217.13 =  15.30   August 15      both: 15.30
  //   card    15.30 + 0.31: paid off on September 15.
  // Interest: 1.16 + 0.34 + 0.03 + 4.56 + 0.31 = 6.40. With the minimums alone, the card is 247.87,
  // 152.83, 55.89 and 0, with 1.16 + 4.96 + 3.06 + 1.12 of interest, and the loan has 0.37: 10.67.
  await settled(page);
  const texts = await chartTexts(page);
  expect(texts.slice(texts.findIndex((each) => each.startsWith('Jun'))).slice(0, 4)).toEqual([
    'Jun, Total Debt: $441.50. Planned in Jun: $278.63.',
    // What is owed and planned today: the payments of July are still to be made.
    'Jul, Total Debt: $441.50. With minimums only in Jul: $441.50. Planned for today: $278.63.',
    'Aug (forecast), Total Debt: $15.30. With minimums only in Aug: $152.83. Planned in Aug: $0.00.',
    'Sep (forecast), Total Debt: $0. With minimums only in Sep: $55.89. Planned in Sep: $0.00.',
  ]);

  // Actual: 340.00 + 101.50. What is estimated is not in it.
  await visit(page, 'Debts');
  const total = page.getByRole('main').getByText('Total Debt', { exact: true }).locator('../..');
  await expect(total).toContainText('$441.50');
  await expectDebt(page, 'Test Card', '$340.00', '$6.71');
  await expectDebt(page, 'Test Loan', '$101.50', '$1.00');

  // Against the plan, with the interest until the due days of June as the plan charges it:
  //   card   340.00 × 2 % × 5 ÷ 31  = 1.10
  //   loan   101.50 × 1 % × 10 ÷ 31 = 0.33
  // 441.50 + 1.10 + 0.33 = 442.93, and 278.63 was planned. Two payments were left, and three are.
  await visit(page, 'Insights');
  await expect(page.getByText('1 month behind your plan', { exact: true })).toBeVisible();
  await expect(page.getByText('You owe $164.30 more than planned for today.')).toBeVisible();

  await page.goto(`${api.url}/debts/plan`);
  await settled(page);
  await expectAnswer(page, 'Sep 2037', [
    'After 2 months, with $6.40 of interest.',
    'That’s 1 month sooner and $4.27 less interest than paying only the minimums.',
    'You pay $220.00 a month: $200.00 in minimum payments and $20.00 extra.',
  ]);
  const schedule = page.getByRole('table', { name: 'Payments by month, All debts' });
  await expect(schedule.getByRole('row').nth(1)).toContainText('$230.71');
  await expect(schedule.getByRole('row').nth(1)).toContainText('$1.50');
  await expect(schedule.getByRole('row').nth(2)).toContainText('$15.30');

  // The books have the corrections by their reasons, and both payments on the card.
  const months = await read<Month[]>(page, '/api/history?from=2037-06&to=2037-07');
  expect(months.map(({ totalDebt }) => totalDebt)).toEqual(['441.50', '441.50']);
  expect(months.map(({ debts }) => debts.slice(-2))).toMatchObject([
    [
      {
        balance: '340.00',
        paid: '122.99',
        interest: '0.00',
        corrections: [{ on: '2037-06-10', reason: 'purchases', amount: '162.99' }],
      },
      {
        balance: '101.50',
        paid: '100.00',
        interest: '1.50',
        corrections: [{ on: '2037-06-10', reason: 'interest', amount: '1.50' }],
      },
    ],
    [
      { balance: '340.00', paid: '0.00', interest: '0.00' },
      { balance: '101.50', paid: '0.00', interest: '0.00' },
    ],
  ]);
});
