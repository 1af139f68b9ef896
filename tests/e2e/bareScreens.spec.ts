import type { Page } from 'playwright/test';
import { signInLive } from './support/answers.ts';
import { watchCalls } from './support/calls.ts';
import { debtRow } from './support/debts.ts';
import { LIVE_URL } from './support/ports.ts';
import { expect, settled, test } from './support/test.ts';

// A server that names no features: its screens are those of the specification.
test.use({ baseURL: LIVE_URL, serviceWorkers: 'block' });

/** What only a server with a feature is asked for. */
const EXTENSIONS = ['/api/history', '/api/plan', '/api/calendar-address'];

/** Opens a screen of the bare server, and expects its headings and its buttons, from top to bottom. */
async function expectScreen(
  page: Page,
  path: string,
  { headings, buttons }: { headings: readonly string[]; buttons: readonly (string | RegExp)[] },
) {
  await signInLive(page.context());
  const asked = EXTENSIONS.map((each) => watchCalls(page, each));
  await page.goto(path);
  await settled(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading')).toHaveText(headings);
  await expect(main.getByRole('button')).toHaveText(buttons);
  expect(asked.flat()).toEqual([]);
  // Nothing leads to the planner or to the page of a debt.
  await expect(page.locator('a[href^="/debts/"]')).toHaveCount(0);
  return main;
}

test('the dashboard has the cards, the lists and the sample of the specification', async ({
  page,
}) => {
  const main = await expectScreen(page, '/dashboard', {
    headings: [
      'Welcome back, User',
      'Debt Reduction',
      'Round-ups This Week',
      'Quick Actions',
      'Recent Transactions',
      'Active Debts',
    ],
    buttons: ['Apply to Debt', /^Make Extra Payment/],
  });
  await expect(main).toContainText(
    new RegExp(
      [
        'This month you rounded up \\$2\\.00 and paid \\$0\\.00 toward your debts\\.',
        'Round-Up Balance\\$12\\.50\\+\\$2\\.00 this month',
        'Total Debt\\$1,200\\.00\\$0\\.00 paid this month',
        'Progress This Year40%',
        'Debt Free Date',
        'Debt Reduction',
      ].join('.*'),
    ),
  );
  const chart = main.getByRole('slider', { name: 'Total Debt, point by point' });
  await expect(chart).toHaveAttribute('aria-valuemax', '12');
  await expect(main.getByText(/^Sample data\. Only \w+ is yours\.$/)).toBeVisible();
  await expect(main.getByText('40% paid', { exact: true })).toBeVisible();
  await expect(main.getByText('34 months left')).toBeVisible();
  await expect(main.getByRole('link', { name: /^View Insights/ })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Learn More Strategies' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Customize Round-ups' })).toBeVisible();
});

test('the debts have four cards in all and one for each debt, with its boost', async ({ page }) => {
  const main = await expectScreen(page, '/debts', {
    headings: [
      'Debt Management',
      'Your Debts',
      'Store Card',
      'One-Tap Payment Boost',
      'Debt Payoff Strategies',
      'Debt Avalanche',
      'Debt Snowball',
      'Your Payoff Plans',
    ],
    buttons: [
      'Add Debt Account',
      'Make Payment',
      'Make Payment',
      'View History',
      '$25',
      '$50',
      '$100',
      '$250',
      'Pay',
    ],
  });
  await expect(main).toContainText(
    /Total Debt\$1,200\.00Down \$800\.00 from \$2,000\.00.*Progress40%.*Min\. Payments\$35\.50per month.*This Month\$0\.00.*Your Debts/,
  );
  const card = debtRow(page, 'Store Card');
  for (const fact of [
    'of $2,000.00',
    'Paid $800.00',
    'Remaining $1,200.00',
    'Interest rate19.90% APR',
    'Minimum payment$35.50',
    'Due date3rd of month',
    'Payments made0',
    '34 months',
  ]) {
    await expect(card).toContainText(fact);
  }
  // A card shows it all, where a row would open.
  await expect(card.getByRole('button', { name: 'Store Card' })).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'View History' })).toBeVisible();
  await expect(card.getByRole('heading', { name: 'One-Tap Payment Boost' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Boost This Debt' })).toHaveCount(0);
});

test('the insights have four cards, the sample, and the texts of the specification', async ({
  page,
}) => {
  const main = await expectScreen(page, '/insights', {
    headings: [
      'Financial Insights',
      'Debt Reduction',
      'Top Spending Categories',
      'Monthly Activity',
      'Your Progress',
      'Optimization Tips',
      'Raise your multiplier',
      'Highest rate first',
      'Pay a little extra',
    ],
    buttons: [],
  });
  // 800.00 is paid off, which is 114.29 a month: a seventh.
  await expect(main).toContainText(
    /Avg\. Round-up\$0\.33.*Debt Reduction\$114\.29per month.*Round-up Rate100%.*Total Saved\$0\.33/,
  );
  const chart = main.getByRole('slider', { name: 'Total Debt, point by point' });
  await expect(chart).toHaveAttribute('aria-valuemax', '7');
  await expect(chart).toHaveAttribute('aria-valuetext', 'Jul, Total Debt: $1,200');
  await expect(main.getByText('3 months ahead', { exact: true })).toBeVisible();
  await expect(main.getByText(/6 months faster/)).toBeVisible();
  await expect(main.getByText(/your plan|planned for today/)).toHaveCount(0);
});

test('the planner opens by its address and keeps nothing', async ({ page }) => {
  await signInLive(page.context());
  const asked = EXTENSIONS.map((each) => watchCalls(page, each));
  await page.goto('/debts/plan');
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payoff Planner');
  await expect(page.getByRole('radio', { name: 'Avalanche' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Download Calendar' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Save Plan|Subscribe)$/ })).toHaveCount(0);
  await expect(page.getByText(/your plan is saved|saved a plan/i)).toHaveCount(0);
  await expect(page.getByText('What you owed', { exact: true })).toHaveCount(0);
  expect(asked.flat()).toEqual([]);
});

for (const id of ['7', 'nowhere']) {
  test(`the page of a debt is not found by its address: ${id}`, async ({ page }) => {
    await signInLive(page.context());
    const asked = watchCalls(page, '/api/history');
    await page.goto(`/debts/${id}`);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
    expect(asked).toEqual([]);
  });
}
