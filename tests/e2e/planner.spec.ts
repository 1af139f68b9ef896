import type { Download } from 'playwright/test';
import { axeViolations } from './support/accessibility.ts';
import { setFaults } from './support/faults.ts';
import { expect, open, settled, test, toast, WITHOUT_MOTION } from './support/test.ts';

test.use(WITHOUT_MOTION);
// The failure that a test asks for.
test.use({ expectedComplaints: [/status of 500/] });

test('from Debts to a saved plan, and back after a reload', async ({ page }) => {
  await open(page, '/debts');
  await settled(page);
  await page.getByRole('link', { name: 'Plan your payoff' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payoff Planner');
  await expect(page.getByText('You haven’t saved a plan yet.')).toBeVisible();
  await page.getByRole('radio', { name: 'Snowball' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Exact extra amount' }).fill('200');
  await page.getByRole('button', { name: 'Save Plan' }).click();
  await expect(toast(page, 'Plan Saved')).toBeVisible();
  await expect(page.getByText('Your plan is saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Snowball' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Exact extra amount' })).toHaveValue('200.00');
});

test('a plan that was not saved stays on the page, and is saved once the server is back', async ({
  page,
}) => {
  await open(page, '/debts/plan');
  await settled(page);
  const field = page.getByRole('textbox', { name: 'Exact extra amount' });
  await field.fill('75.50');
  const save = page.getByRole('button', { name: 'Save Plan' });
  await setFaults(page, 'putPlan:500*1');
  await save.click();
  await expect(toast(page, 'Plan Not Saved')).toBeVisible();
  await expect(field).toHaveValue('75.50');
  await save.click();
  await expect(toast(page, 'Plan Saved')).toBeVisible();
  await expect(save).toBeDisabled();
});

test('a change made while the plan is being saved is one on top of it, not from elsewhere', async ({
  page,
}) => {
  await open(page, '/debts/plan', 'faults=putPlan:delay&delay=1500');
  await settled(page);
  const field = page.getByRole('textbox', { name: 'Exact extra amount' });
  const save = page.getByRole('button', { name: 'Save Plan' });
  await field.fill('75');
  await save.click();
  await field.fill('80');
  await expect(toast(page, 'Plan Saved')).toBeVisible();
  await expect(page.getByText('You have changes that aren’t saved.')).toBeVisible();
  await setFaults(page, 'putPlan:500*1');
  await save.click();
  await expect(toast(page, 'Plan Not Saved')).toBeVisible();
  await expect(page.getByText('Your saved plan has changed')).toHaveCount(0);
  await save.click();
  await expect(page.getByText('Your plan is saved.')).toBeVisible();
});

test('a plan is made by keys alone', async ({ page }) => {
  await open(page, '/debts/plan');
  await settled(page);
  const answer = page.getByRole('region', { name: 'Debt-Free Date' });
  const date = answer.getByText(/^Debt-Free Date: [A-Z][a-z]{2} \d{4}$/);
  const before = await date.textContent();
  await page.getByRole('slider', { name: 'Extra each month, in dollars' }).focus();
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('PageUp');
  await expect(date).not.toHaveText(before ?? '');
  await page.getByRole('radio', { name: 'Avalanche' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'My order' })).toBeChecked();
  const rows = page.getByRole('list', { name: 'Your order of debts' }).getByRole('listitem');
  const last = (await rows.last().getByRole('button').first().getAttribute('aria-label')) ?? '';
  await page.getByRole('button', { name: last }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(rows.first().getByRole('button', { name: last })).toHaveCount(1);
  // The focused button shows its tooltip until then.
  await page.getByRole('textbox', { name: 'Exact extra amount' }).focus();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
});

test('a debt is dragged to another place', async ({ page }) => {
  await open(page, '/debts/plan');
  await settled(page);
  await page.getByRole('radio', { name: 'My order' }).check({ force: true });
  const rows = page.getByRole('list', { name: 'Your order of debts' }).getByRole('listitem');
  const moved = (await rows.last().textContent()) ?? '';
  // Clear of the bar at the end of the screen.
  await rows.last().evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const from = await rows.last().boundingBox();
  const to = await rows.first().boundingBox();
  if (!from || !to) throw new Error('The rows are in sight.');
  await page.mouse.move(from.x + 18, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 18, to.y + 2, { steps: 6 });
  await page.mouse.up();
  await expect(rows.first()).toHaveText(moved);
});

/** The lines of a file that is saved. */
async function linesOf(download: Download): Promise<string[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8').trimEnd().split('\r\n');
}

test('a file that is saved right after a lever was moved is of the plan as it is', async ({
  page,
}) => {
  await open(page, '/debts/plan');
  await settled(page);
  const button = page.getByRole('button', { name: 'Download CSV' });
  const save = async () => {
    const saving = page.waitForEvent('download');
    // At once, before the schedule has followed: a pointer would be moved first.
    await button.evaluate((element: HTMLButtonElement) => element.click());
    return linesOf(await saving);
  };
  const before = await save();
  const slider = page.getByRole('slider', { name: 'Extra each month, in dollars' });
  await slider.press('ArrowRight');
  const early = await save();
  expect(early).not.toEqual(before);
  expect(await save()).toEqual(early);
});

test('the picture begins with what was owed in the months before', async ({ page }) => {
  await open(page, '/debts/plan');
  await settled(page);
  const chart = page.getByRole('slider', { name: 'What you owe under each plan, month by month' });
  await chart.focus();
  await expect(chart).toHaveAttribute('aria-valuetext', /^Now\. This plan: \$/);
  await page.keyboard.press('ArrowLeft');
  await expect(chart).toHaveAttribute(
    'aria-valuetext',
    /^\w{3} \d{4}\. What you owed: \$[\d,]+\.\d{2}$/,
  );
  await page.keyboard.press('Home');
  await expect(chart).toHaveAttribute('aria-valuenow', '1');
});

test('the schedule is saved as a file with a row a month', async ({ page }) => {
  await open(page, '/debts/plan');
  await settled(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(
    /^payoff-plan-highest-interest-rate-avalanche-\d{4}-\d{2}-\d{2}\.csv$/,
  );
  const [head, first, ...rest] = await linesOf(download);
  expect(head).toBe('Month,Payment,Interest,Principal,Balance');
  expect(first).toMatch(/^\d{4}-\d{2}(?:,-?\d+\.\d{2}){4}$/);
  expect(rest.at(-1)).toMatch(/,0\.00$/);
});

test('changes that were not saved are there after a reload and a visit elsewhere', async ({
  page,
}) => {
  await open(page, '/debts/plan');
  await settled(page);
  await page.getByRole('textbox', { name: 'Exact extra amount' }).fill('75.50');
  await page.getByRole('radio', { name: 'Snowball' }).check({ force: true });
  await page.reload();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Exact extra amount' });
  await expect(field).toHaveValue('75.50');
  await page.getByRole('link', { name: 'Debt Management' }).click();
  await page.getByRole('link', { name: 'Plan your payoff' }).click();
  await expect(field).toHaveValue('75.50');
  await expect(page.getByRole('radio', { name: 'Snowball' })).toBeChecked();
  await page.getByRole('button', { name: 'Back to Default Plan' }).first().click();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await expect(field).toHaveValue('0.00');
});

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 900, height: 420 } });

  test('what terms do to the plan stays at the edge, and nothing shows below it', async ({
    page,
  }) => {
    await open(page, '/debts/plan');
    await settled(page);
    const terms = page.getByRole('region', { name: 'Rates and Minimums' });
    await terms.getByRole('button', { name: /^Edit/ }).first().click();
    const sentence = page.getByRole('dialog').getByText(/^Your plan now: debt-free in/);
    await expect(sentence).toBeVisible();
    const box = await sentence.boundingBox();
    expect(box && box.y + box.height).toBeGreaterThanOrEqual(420 - 1);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('the date stays in sight below the levers, and covers no field that has the focus', async ({
    page,
  }) => {
    await open(page, '/debts/plan');
    await settled(page);
    const bar = page.getByRole('group', { name: 'Your plan in short' });
    await expect(bar).toHaveCount(0);
    await page.getByRole('switch', { name: 'Count my round-ups' }).focus();
    await expect(bar).toBeVisible();
    const tabs = await page.getByRole('navigation').last().boundingBox();
    const place = await bar.boundingBox();
    expect(place && tabs && place.y + place.height).toBeLessThanOrEqual(tabs?.y ?? 0);
    const date = await bar.locator('strong').textContent();
    const field = page.getByRole('textbox', { name: 'Exact extra amount' });
    await field.fill('500');
    await page.getByRole('switch', { name: 'Count my round-ups' }).focus();
    await expect(bar.locator('strong')).not.toHaveText(date ?? '');
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        return document.activeElement?.getBoundingClientRect().bottom ?? 0;
      });
      const covered = await bar.boundingBox();
      if (covered) expect(focused).toBeLessThanOrEqual(covered.y + 1);
    }
    await bar.getByRole('button', { name: 'Save Plan' }).click();
    await expect(toast(page, 'Plan Saved')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});
