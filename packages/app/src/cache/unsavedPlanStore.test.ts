import { calendarDay, cents } from '@dime-time/finance-core';
import { afterEach, expect, test, vi } from 'vitest';
import { UNSAVED_PLAN_KEY } from '../storage/storageKeys.ts';
import { removeUnsavedPlan, unsavedPlanStore } from './unsavedPlanStore.ts';

const UNSAVED = {
  plan: {
    strategy: 'snowball' as const,
    order: ['d_1'],
    extraMonthly: cents(12_345),
    oneOffs: [{ on: calendarDay('2027-04-15'), amount: cents(120_000) }],
    includeRoundUps: true,
  },
  basedOn: 'p_1',
};

/** A browser with these entries in its sessionStorage, or one that denies it. */
function browser(kept: Record<string, string> | 'denied' = {}) {
  const page = {};
  Object.defineProperty(page, 'sessionStorage', {
    get: () => {
      if (kept === 'denied') throw new DOMException('Not here.', 'SecurityError');
      return {
        getItem: (name: string) => kept[name] ?? null,
        setItem: (name: string, text: string) => void (kept[name] = text),
        removeItem: (name: string) => void Reflect.deleteProperty(kept, name),
      };
    },
  });
  vi.stubGlobal('window', page);
  return kept;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the next page of the same user has the plan as it was', () => {
  browser();
  unsavedPlanStore('u_1').save(UNSAVED);
  expect(unsavedPlanStore('u_1').load()).toEqual(UNSAVED);
});

test('another user has none of it, and neither has a page after a logout', () => {
  browser();
  unsavedPlanStore('u_1').save(UNSAVED);
  expect(unsavedPlanStore('u_2').load()).toBeUndefined();
  expect(unsavedPlanStore(undefined).load()).toBeUndefined();
  removeUnsavedPlan();
  expect(unsavedPlanStore('u_1').load()).toBeUndefined();
});

test('a plan that was saved or reset is not kept', () => {
  const kept = browser();
  unsavedPlanStore('u_1').save({ ...UNSAVED, basedOn: undefined });
  expect(kept).toHaveProperty([UNSAVED_PLAN_KEY]);
  unsavedPlanStore('u_1').save(undefined);
  expect(kept).toEqual({});
});

test.each(['{', 'null', '[]', '{"owner":"u_1"}', '{"owner":"u_1","plan":{"strategy":"luck"}}'])(
  'what cannot be read counts as none: %s',
  (text) => {
    browser({ [UNSAVED_PLAN_KEY]: text });
    expect(unsavedPlanStore('u_1').load()).toBeUndefined();
  },
);

test('without storage, nothing is kept', () => {
  browser('denied');
  unsavedPlanStore('u_1').save(UNSAVED);
  expect(unsavedPlanStore('u_1').load()).toBeUndefined();
});
