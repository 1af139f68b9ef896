import type { Locator, Page } from 'playwright/test';
import { watchCalls } from './support/calls.ts';
import { expect, keepMessage, open, settled, tabTo, test, toast } from './support/test.ts';

const FIELDS = [
  ['First Name', 'Ada'],
  ['Last Name', 'Byron'],
  ['Email', 'ada@example.test'],
  ['Username', 'ada'],
  ['Password', 'engine-1843'],
  ['Confirm Password', 'engine-1843'],
] as const;

/** Fills in the form and submits it, by keyboard alone. */
async function submitForm(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Create Free Account' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Create your account' });
  for (const [label, text] of FIELDS) {
    await tabTo(page, form.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
}

/** Ticks the three boxes of the terms and stands on the button that accepts, by keyboard alone. */
async function tickTerms(page: Page) {
  const terms = page.getByRole('dialog');
  const accept = terms.getByRole('button', { name: /accept/i });
  await expect(accept).toBeDisabled();
  // The dialog takes the focus once it stands there: a key before that goes elsewhere.
  await expect
    .poll(() => terms.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
  for (const box of await terms.getByRole('checkbox').all()) {
    await tabTo(page, box);
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
  }
  await tabTo(page, accept);
}

/** Whether nothing lies over the middle of a control. */
const isOnTop = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** Whether two things share no point. A finger goes through a message beside a dialog, the eye does not. */
async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) return false;
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return isBeside || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

// @requirement 2.signup.tour 2.signup.tour.ends 4.signup.flow 4.signup.creating 4.signup.to-tour
// @requirement 7.signup.no-call 9.signup.times
test('from the page to the tour and home, with its delays and without a call', async ({ page }) => {
  await page.clock.install();
  await open(page, '/signup');
  await settled(page);
  const sent = watchCalls(page);
  await submitForm(page);
  await tickTerms(page);

  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled();
  const success = page.getByRole('heading', { name: 'Account Created Successfully!' });
  await page.clock.runFor(999);
  await expect(success).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(success).toBeVisible();
  await expect(page.getByText('Preparing your personalized setup...')).toBeVisible();
  await expect(toast(page, 'Account Created Successfully!')).toContainText(
    'Welcome to Dime Time. Your account is ready to use.',
  );
  const firstStep = page.getByText('Step 1 of 5');
  await page.clock.runFor(1999);
  await expect(firstStep).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(firstStep.first()).toBeVisible();
  await page.clock.resume();

  const tour = page.getByRole('dialog');
  const button = (name: string) => tour.getByRole('button', { name });
  await expect(button('Previous')).toBeDisabled();
  await button('Next').click();
  await button('Previous').click();
  for (let step = 1; step < 5; step += 1) await button('Next').click();
  await expect(page.getByText('Step 5 of 5').first()).toBeVisible();
  await button('Start My Journey').click();
  await expect(page).toHaveURL('/');
  expect(sent).toEqual([]);
});

test('declining keeps the form as it was, and says so', async ({ page }) => {
  await open(page, '/signup');
  await settled(page);
  await submitForm(page);
  await page.keyboard.press('Escape');
  await expect(toast(page, 'Account Creation Cancelled')).toContainText(
    'You must accept the terms to create an account',
  );
  const form = page.getByRole('dialog', { name: 'Create your account' });
  for (const [label, text] of FIELDS) {
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(text);
  }
});

test('a key that is down in the terms while the form leaves still ticks its box', async ({
  page,
}) => {
  await open(page, '/signup');
  await settled(page);
  const animations = await page.context().newCDPSession(page);
  await animations.send('Animation.enable');
  await animations.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await submitForm(page);
  const dialogs = page.getByRole('dialog', { includeHidden: true });
  await expect(dialogs).toHaveCount(2);
  const box = page.getByRole('dialog').getByRole('checkbox').first();
  await tabTo(page, box);
  await page.keyboard.down('Space');
  await animations.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect(dialogs).toHaveCount(1);
  // The form gives the focus back in a timer of its own, after it has left.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await page.keyboard.up('Space');
  await expect(box).toBeChecked();
});

for (const width of [375, 1280]) {
  // @requirement 2.signup.tour.ends
  test(`skipping the tour leads home, with its toast in nobody’s way at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 667 });
    await open(page, '/signup');
    await settled(page);
    await submitForm(page);
    await tickTerms(page);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Account Created Successfully!')).toBeVisible();
    await keepMessage(page);
    const tour = page.getByRole('dialog');
    const next = tour.getByRole('button', { name: 'Next' });
    await expect(next).toBeVisible();
    // While the toast is still there, the tour can be read, and a finger on the button hits the button.
    const welcome = toast(page, 'Account Created Successfully!');
    await expect(welcome).toBeVisible();
    expect(await areApart(welcome, tour.getByRole('heading', { level: 2 }))).toBe(true);
    expect(await isOnTop(next)).toBe(true);
    await next.click();
    await expect(page.getByText('Step 2 of 5').first()).toBeVisible();
    await tour.getByRole('button', { name: /^Skip/ }).click();
    await expect(page).toHaveURL('/');
  });
}
