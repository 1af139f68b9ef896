import * as v from 'valibot';
import { BALANCE_REASONS, type BalanceReason } from '../debts/balanceReasons.ts';
import type { MinimumRule } from '../debts/payoff/minimumRule.ts';
import type { Promotion } from '../debts/promotionalApr.ts';
import { codec } from './fields/codec.ts';
import { aprField, aprInput } from './fields/aprField.ts';
import { basisPointsField } from './fields/basisPointsField.ts';
import { dayField } from './fields/dayField.ts';
import { idField } from './fields/idField.ts';
import { moneyField } from './fields/moneyField.ts';
import { moneyInput } from './fields/moneyInput.ts';
import { optionalField } from './fields/optionalField.ts';
import { textInput } from './fields/textInput.ts';

const dayOfMonth = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31));

const accountNumber = codec<string | number, string>(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  { expected: 'a text or a whole number', read: String, write: String, writes: v.string() },
);

const shareOf = v.optional(v.picklist(['opening', 'with-interest']));

/** How a lender works out each month's minimum: see `MinimumRule`. */
const minimumRule: v.GenericSchema<unknown, MinimumRule> = v.variant('kind', [
  v.strictObject({ kind: v.literal('fixed'), amount: moneyInput }),
  v.strictObject({
    kind: v.literal('percent-or-floor'),
    share: basisPointsField,
    floor: moneyInput,
    of: shareOf,
  }),
  v.strictObject({
    kind: v.literal('percent-plus-interest'),
    share: basisPointsField,
    floor: moneyInput,
    of: shareOf,
  }),
]);

/** A rate that holds until a day. */
const promotion: v.GenericSchema<unknown, Promotion> = v.strictObject({
  interestRate: aprInput,
  endsOn: dayField,
});

/** A debt. */
export const debt = v.object({
  id: idField,
  name: v.string(),
  accountNumber: v.nullish(accountNumber, ''),
  currentBalance: moneyField,
  originalBalance: moneyField,
  minimumPayment: moneyField,
  /** A percentage on the wire (24.99), an `Apr` here. */
  interestRate: aprField,
  /** Day of the month, 1 to 31. */
  dueDate: dayOfMonth,
  /** Extension `debts.edit`: a closed debt is paid off and out of the way. */
  status: optionalField(v.picklist(['open', 'closed'])),
  /** Extension `debts.edit`: the day of the balance, by a statement, a bank or the user. */
  balanceAsOf: optionalField(dayField),
  /** Extension `debts.edit`: interest since `balanceAsOf`, an estimate that is not in the balance. */
  estimatedInterest: optionalField(moneyField),
  /** Extension `debts.edit`: payments after `balanceAsOf`, which `currentBalance` already has. */
  paidSince: optionalField(moneyField),
  /** Extension `debts.edit`: payments after its last due day, round-ups included, one-off payments of a plan not. */
  paidSinceDue: optionalField(moneyField),
  /** Extension `debts.edit`: round-ups that were applied after its last due day. */
  roundUpsSinceDue: optionalField(moneyField),
  /** Extension `debts.edit`: what was paid today with the one-off payments of the saved plan. */
  oneOffPaidToday: optionalField(moneyField),
  /** Extension `debts.edit`: minimums due since `balanceAsOf` for which no payment is known. */
  pastDue: optionalField(moneyField),
  /** Extension `debts.edit`: interest, fees and purchases that were added since it was entered. */
  addedCharges: optionalField(moneyField),
  /** Extension `debts.edit`: without one, `minimumPayment` each month. */
  minimumRule: optionalField(minimumRule),
  /** Extension `debts.edit` */
  promotion: optionalField(promotion),
});

export const debts = v.array(debt);

/** A number of which four digits at most are kept; see `maskAccountNumber`. */
const accountNumberInput = v.pipe(
  v.string(),
  v.maxLength(34),
  v.regex(/^[\w •*-]*$/, 'expected letters, digits, spaces, * and -'),
);

/** Extension `debts.create`. Without an original balance the current one is the original. */
export const debtRequest = v.strictObject({
  name: textInput(100),
  accountNumber: v.optional(accountNumberInput),
  currentBalance: moneyInput,
  originalBalance: v.optional(moneyInput),
  minimumPayment: moneyInput,
  interestRate: aprInput,
  dueDate: dayOfMonth,
});

/** Extension `debts.edit`: what is left out stays; `null` takes a rule or a promotion away. */
export const debtPatch = v.strictObject({
  name: v.optional(textInput(100)),
  accountNumber: v.optional(accountNumberInput),
  originalBalance: v.optional(moneyInput),
  minimumPayment: v.optional(moneyInput),
  interestRate: v.optional(aprInput),
  dueDate: v.optional(dayOfMonth),
  minimumRule: v.optional(v.nullable(minimumRule)),
  promotion: v.optional(v.nullable(promotion)),
});

export { BALANCE_REASONS, type BalanceReason };

/** Extension `debts.edit`: the balance of a statement, and its day. */
export const debtBalanceRequest = v.strictObject({
  amount: moneyInput,
  on: dayField,
  reason: v.picklist(BALANCE_REASONS),
});

export type Debt = v.InferOutput<typeof debt>;
export type DebtBalanceRequest = v.InferOutput<typeof debtBalanceRequest>;
export type DebtPatch = v.InferOutput<typeof debtPatch>;
export type DebtRequest = v.InferOutput<typeof debtRequest>;
