import type { Page } from 'playwright/test';
import {
  DELAY_MS,
  expectAlive,
  FAULTS,
  faultTable,
  isHarmless,
  LONG_ENOUGH_MS,
  MATRIX_TIMEOUT_MS,
  RESOURCE_FAILURES,
  setFaults,
  takeClock,
  watchCall,
  type Fault,
} from '../support/faults.ts';
import { READ_PANELS, type ReadPanel } from '../support/readPanels.ts';
import { bringBack, expect, open, test, WITHOUT_MOTION } from '../support/test.ts';

// One page after another in one browser: what they found is one table.
test.describe.configure({ mode: 'default', timeout: MATRIX_TIMEOUT_MS });
test.use({ expectedComplaints: RESOURCE_FAILURES, ...WITHOUT_MOTION });

const UNREADABLE = 'Something went wrong on our end. Please try again.';
const UNREACHED = 'We couldn’t connect.';

/** What a panel shows for a fault; for one that is not listed, it only has to differ from success. */
const WORDS: Readonly<Partial<Record<Fault, string>>> = {
  reset: UNREACHED,
  'lost-answer': UNREACHED,
  '401': 'You’re signed out. Sign in again to continue.',
  '404': '404: ',
  '429': '429: ',
  '500': '500: ',
  '500-empty': '500: Internal Server Error',
  '503': '503: ',
  html: UNREADABLE,
  truncated: UNREADABLE,
  'wrong-shape': UNREADABLE,
  empty: UNREADABLE,
  '204': UNREADABLE,
  null: UNREADABLE,
};

const harmful = FAULTS.filter((fault) => !isHarmless(fault));
const harmless = FAULTS.filter(isHarmless);
const table = new Map<string, Map<Fault, string>>();

test.afterAll(() => {
  if (table.size > 0) console.log(`\n${faultTable(table)}\n`);
});

for (const [key, panel] of Object.entries(READ_PANELS) as [keyof typeof READ_PANELS, ReadPanel][]) {
  test(`${key}: each fault is an error of its panel with Retry, and the rest lives`, async ({
    page,
  }) => {
    const ends = new Map<Fault, string>();
    table.set(key, ends);
    await takeClock(page);
    const sent = watchCall(page, key);
    await open(page, panel.path, `faults=${key}:${harmful[0]}&delay=${DELAY_MS}`);
    await panel.reveal?.(page);
    const failed = failureOf(page, panel);
    const retry = failed.getByRole('button', { name: 'Retry' });

    for (const [at, fault] of harmful.entries()) {
      if (at > 0) {
        await setFaults(page, `${key}:${fault}`);
        // After a response that asks to wait, no request is sent before that time.
        await page.clock.fastForward(LONG_ENOUGH_MS);
        await retry.click();
      }
      await expect(failed).toContainText(WORDS[fault] ?? /./);
      await expect(panel.stays(page)).toBeVisible();
      await expectAlive(page, panel.heading);
      // No request is repeated automatically.
      await expect.poll(() => sent.length, fault).toBe(at + 1);
      ends.set(fault, 'retry');
    }

    for (const [at, fault] of harmless.entries()) {
      if (at > 0) {
        await open(page, panel.path, `faults=${key}:500&delay=${DELAY_MS}`);
        await panel.reveal?.(page);
        await expect(failed).toBeVisible();
      }
      await setFaults(page, `${key}:${fault}`);
      await page.clock.fastForward(LONG_ENOUGH_MS);
      await retry.click();
      await expect(failed).toHaveCount(0);
      if (fault === 'delay') {
        await expect(panel.shown(page)).toHaveCount(0);
        await expectAlive(page, panel.heading);
        await page.clock.fastForward(DELAY_MS);
      }
      await expect(panel.shown(page)).toBeVisible();
      await expectAlive(page, panel.heading);
      ends.set(fault, 'data');
    }
  });
}

test('getUser: at the first look the landing page is shown without an answer that can be read', async ({
  page,
}) => {
  const ends = new Map<Fault, string>();
  table.set('getUser', ends);
  for (const fault of harmful) {
    await page.goto(`/debts?scenario=threeDebts&faults=getUser:${fault}`);
    await expect(page.getByRole('heading', { level: 1 }), fault).toHaveText(/Hello World/);
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    ends.set(fault, 'landing');
  }
});

test('getUser: whoever is known stays through every later failure, and so does what they typed', async ({
  page,
}) => {
  await takeClock(page);
  const asked = watchCall(page, 'getUser');
  await open(page, '/debts', `delay=${DELAY_MS}`);
  await page.getByRole('button', { name: 'Make Payment' }).first().click();
  const amount = page.getByRole('dialog').getByRole('textbox', { name: 'Amount' });
  await amount.fill('25');
  // The 401, the one response that says that no user is signed in, is in session.spec.
  for (const fault of FAULTS.filter((each) => each !== '401')) {
    await setFaults(page, `getUser:${fault}`);
    await page.clock.fastForward(LONG_ENOUGH_MS);
    asked.length = 0;
    await bringBack(page);
    await expect.poll(() => asked.length, fault).toBe(1);
    if (fault === 'delay') await page.clock.fastForward(DELAY_MS);
    await asked[0]?.response().catch(() => null);
    await expectAlive(page, 'Debt Management');
  }
  await setFaults(page);
  await page.clock.fastForward(LONG_ENOUGH_MS);
  await bringBack(page);
  await expect.poll(() => asked.length).toBe(2);
  await expect(amount).toHaveValue('25');
});

function failureOf(page: Page, { failed }: ReadPanel) {
  return page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: failed });
}
