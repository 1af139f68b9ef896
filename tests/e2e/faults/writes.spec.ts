import type { Page, Request } from 'playwright/test';
import {
  DELAY_MS,
  expectAlive,
  FAULTS,
  faultTable,
  householdState,
  keyOf,
  LONG_ENOUGH_MS,
  MATRIX_TIMEOUT_MS,
  RESOURCE_FAILURES,
  setFaults,
  takeClock,
  watchCall,
  type Fault,
} from '../support/faults.ts';
import { WRITE_FORMS, type WriteForm } from '../support/writeForms.ts';
import { expect, open, test, toast, WITHOUT_MOTION } from '../support/test.ts';

// One page after another in one browser: what they found is one table.
test.describe.configure({ mode: 'default', timeout: MATRIX_TIMEOUT_MS });
test.use({ expectedComplaints: RESOURCE_FAILURES, ...WITHOUT_MOTION });

type End = 'done' | 'failed' | 'unknown' | 'sign-in';

/** How a submission ends under a fault; for one that is not listed, the outcome is unknown. */
const ENDS: Readonly<Partial<Record<Fault, End>>> = {
  '401': 'sign-in',
  '404': 'failed',
  '429': 'failed',
  '500': 'failed',
  '500-empty': 'failed',
  '503': 'failed',
  huge: 'done',
  'out-of-order': 'done',
};

/** After these the submission is refused for good, and the next one is a new submission. */
const REFUSALS: ReadonlySet<Fault> = new Set(['401', '404']);

const table = new Map<string, Map<Fault, string>>();

test.afterAll(() => {
  if (table.size > 0) console.log(`\n${faultTable(table)}\n`);
});

for (const [key, form] of Object.entries(WRITE_FORMS) as [keyof typeof WRITE_FORMS, WriteForm][]) {
  test(`${key}: no fault writes twice, loses what was typed, or sends again by itself`, async ({
    page,
  }) => {
    const ends = new Map<Fault, string>();
    table.set(key, ends);
    await takeClock(page);
    await open(page, form.path, `delay=${DELAY_MS}`);
    const sent = watchCall(page, key);

    for (const fault of FAULTS) {
      sent.length = 0;
      await setFaults(page, `${key}:${fault}`);
      // Messages of the previous fault are gone, and the time that a server asked to wait is over.
      await page.clock.fastForward(LONG_ENOUGH_MS);
      const before = await written(page, form);
      await form.fill(page);
      await form.send(page);
      if (fault === 'delay') {
        await expect.poll(() => sent.length).toBe(1);
        await page.clock.fastForward(DELAY_MS);
      }
      const end = await expectEnd(page, form, fault);
      await expectAlive(page, form.heading);
      expect(sent, fault).toHaveLength(1);
      ends.set(fault, end);
      if (end !== 'done') await expectRecovery(page, form, { fault, end, sent });
      await form.finish?.(page);
      await expect.poll(() => written(page, form), fault).toEqual(before.map((count) => count + 1));
    }
  });
}

/** How many answers were stored, and how long the list is that grows: each is one more after a write. */
async function written(page: Page, { list, unknown }: WriteForm): Promise<number[]> {
  const { answers, ...state } = await householdState(page);
  return [
    ...(unknown ? [Object.keys(answers as object).length] : []),
    ...(list ? [(state[list] as unknown[]).length] : []),
  ];
}

async function expectEnd(page: Page, form: WriteForm, fault: Fault): Promise<End> {
  // A message may take as long as a page does; only what moves money is given up after ten seconds.
  const isPatient = form.path === '/' && fault === 'delay';
  const expected = isPatient ? 'done' : (ENDS[fault] ?? 'unknown');
  const isPublic = form.path === '/';
  const end =
    (expected === 'unknown' && !form.unknown) || (expected === 'sign-in' && isPublic)
      ? 'failed'
      : expected;
  if (end === 'done') await expect(form.done(page), fault).toBeVisible();
  else if (end === 'sign-in') await expect(toast(page, 'You’re signed out')).toBeVisible();
  else await expect((form[end] ?? form.failed)(page), fault).toBeVisible();
  return end;
}

interface Failure {
  readonly fault: Fault;
  readonly end: Exclude<End, 'done'>;
  readonly sent: readonly Request[];
}

async function expectRecovery(page: Page, form: WriteForm, { fault, end, sent }: Failure) {
  await form.kept(page);
  await setFaults(page);
  await page.clock.fastForward(LONG_ENOUGH_MS);
  await form.again(page, end === 'unknown' ? 'unknown' : 'failed');
  await expect(form.done(page), `${fault}, again`).toBeVisible();
  expect(sent, `${fault}, again`).toHaveLength(2);
  if (!form.unknown) return;
  // The same submission has the same key, so that it is written once, whatever the outcome of the first.
  expect(keyOf(sent[0])).toMatch(/^[!-~]{8,255}$/);
  expect(keyOf(sent[1]) === keyOf(sent[0]), `${fault}: the same key`).toBe(!REFUSALS.has(fault));
}
