import * as v from 'valibot';
import { codec } from './fields/codec.ts';
import { aprField, aprInput } from './fields/aprField.ts';
import { idField } from './fields/idField.ts';
import { moneyField } from './fields/moneyField.ts';
import { moneyInput } from './fields/moneyInput.ts';
import { textInput } from './fields/textInput.ts';

const dayOfMonth = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31));

const accountNumber = codec<string | number, string>(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  { expected: 'a text or a whole number', read: String, write: String, writes: v.string() },
);

/** One debt of the household. */
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
});

export const debts = v.array(debt);

/** Extension `debts.create`. Without an original balance the current one is the original. */
export const debtRequest = v.strictObject({
  name: textInput(100),
  accountNumber: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(34),
      v.regex(/^[\w *-]*$/, 'expected letters, digits, spaces, * and -'),
    ),
  ),
  currentBalance: moneyInput,
  originalBalance: v.optional(moneyInput),
  minimumPayment: moneyInput,
  interestRate: aprInput,
  dueDate: dayOfMonth,
});

export type Debt = v.InferOutput<typeof debt>;
export type DebtRequest = v.InferOutput<typeof debtRequest>;
