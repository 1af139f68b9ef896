import { aprFromPercent, cents } from '@dime-time/finance-core';
import { BALANCE_REASONS } from '@dime-time/finance-core/contract';
import fc from 'fast-check';

export const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const seconds = fc.integer({ min: 1, max: 9 }).map((count) => count * SECOND);

/** How long after what happened before, in milliseconds, or when. */
const later = fc.oneof(
  { weight: 4, arbitrary: seconds },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 72 }).map((count) => count * HOUR) },
  { weight: 1, arbitrary: fc.integer({ min: 3, max: 40 }).map((count) => count * DAY) },
  { weight: 1, arbitrary: fc.constant('last seconds of the month' as const) },
);

const which = fc.nat({ max: 4 });

const pay = kind('pay', {
  which,
  percent: fc.constantFrom(1, 10, 50, 99, 100, 100, 101),
  source: fc.constantFrom('manual', 'accelerated', 'roundup'),
});

const change = fc.oneof(
  { weight: 2, arbitrary: kind('open', { owed: fc.integer({ min: 0, max: 900_000 }) }) },
  { weight: 3, arbitrary: kind('buy', { roundUp: fc.integer({ min: 1, max: 5000 }) }) },
  { weight: 6, arbitrary: pay },
  {
    weight: 8,
    arbitrary: kind('correct', {
      which,
      percent: fc.integer({ min: 0, max: 200 }),
      more: fc.integer({ min: 0, max: 5000 }),
      // Tomorrow is refused, and so is what is much older than the balance that is known.
      daysAgo: fc.integer({ min: -1, max: 70 }),
      reason: fc.constantFrom(...BALANCE_REASONS),
    }),
  },
  { weight: 3, arbitrary: kind('close', { which }) },
  { weight: 3, arbitrary: kind('reopen', { which }) },
  { weight: 2, arbitrary: kind('delete', { which }) },
  {
    weight: 3,
    arbitrary: kind('edit', {
      which,
      terms: fc.record({
        interestRate: fc.constantFrom(0, 4.5, 24.99).map(aprFromPercent),
        dueDate: fc.integer({ min: 1, max: 31 }),
        originalBalance: fc.integer({ min: 0, max: 900_000 }).map(cents),
      }),
    }),
  },
);

const undo = fc.record({ later: seconds, what: kind('undo', { back: fc.nat({ max: 1 }) }) });

/** What happens to the debts of a household. A payment can be undone for ten seconds. */
export const events = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: fc.tuple(fc.record({ later, what: change })) },
      { weight: 1, arbitrary: fc.tuple(undo) },
      { weight: 2, arbitrary: fc.tuple(fc.record({ later, what: pay }), undo) },
    ),
    { maxLength: 80, size: 'max' },
  )
  .map((steps) => steps.flat());

type Generated<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Each> ? Each : never;
export type Later = Generated<typeof later>;
export type What = Generated<typeof change> | Generated<typeof undo>['what'];

function kind<Kind extends string, Fields extends object>(
  name: Kind,
  fields: { [Key in keyof Fields]: fc.Arbitrary<Fields[Key]> },
) {
  return fc.record<{ kind: Kind } & Fields>({ kind: fc.constant(name), ...fields } as never);
}
