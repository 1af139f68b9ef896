import * as v from 'valibot';
import { aprField } from './fields/aprField.ts';
import { dayField } from './fields/dayField.ts';
import { idField } from './fields/idField.ts';
import { instantField } from './fields/instantField.ts';
import { moneyField } from './fields/moneyField.ts';
import { optionalField } from './fields/optionalField.ts';
import { debt, type Debt } from './debt.ts';
import { payment, type Payment } from './payment.ts';

/** Extension `bank.unlink`: one link to a bank, with the accounts that came by it. */
const bankItem = v.object({
  id: idField,
  institutionName: v.nullish(v.string(), ''),
  accounts: v.array(
    v.object({ accountId: idField, name: v.string(), mask: v.nullish(v.string(), '') }),
  ),
  /** `needs-repair` where the bank wants the person to sign in again. */
  status: v.picklist(['connected', 'needs-repair']),
  linkedAt: instantField,
});

/** In the order they were linked. */
export const bankItems = v.array(bankItem);

/** A card or loan of a linked bank that is not one of the debts yet. */
const debtSuggestion = v.object({
  id: idField,
  kind: v.literal('debt'),
  institutionName: v.string(),
  name: v.string(),
  accountNumber: v.string(),
  currentBalance: moneyField,
  minimumPayment: moneyField,
  interestRate: aprField,
  dueDate: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
});

/** A payment on a debt in the rows of a linked bank, which the debt's history does not have. */
const paymentSuggestion = v.object({
  id: idField,
  kind: v.literal('payment'),
  debtId: idField,
  amount: moneyField,
  date: dayField,
  description: v.string(),
});

/** Extension `bank.unlink`: a card, loan or payment found at a linked bank, without an answer. */
export const bankSuggestions = v.array(v.variant('kind', [debtSuggestion, paymentSuggestion]));

export const suggestionRequest = v.strictObject({ accept: v.boolean() });

/** What was made of it; nothing where it was declined. */
export interface SuggestionAnswer {
  debt?: Debt | undefined;
  payment?: Payment | undefined;
}

export const suggestionAnswer: v.GenericSchema<unknown, SuggestionAnswer> = v.object({
  debt: optionalField(debt),
  payment: optionalField(payment),
});

export type BankItem = v.InferOutput<typeof bankItem>;
export type BankSuggestion = v.InferOutput<typeof bankSuggestions>[number];
export type SuggestionRequest = v.InferOutput<typeof suggestionRequest>;
