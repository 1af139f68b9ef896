import { cents } from '@dime-time/finance-core';
import type { DebtRequest } from '@dime-time/finance-core/contract';
import {
  amountError,
  validateDebtTerms,
  owedAmount,
  type DebtTermsForm,
  type FormCheck,
  type FormErrors,
} from './validateDebtTerms.ts';
import type { Formats } from '../../words/index.ts';
import type { AddDebtFormWords } from '../../words/subjects/debts/addDebtForm.ts';
import type { DebtTermsFieldsWords } from '../../words/subjects/debts/debtTermsFields.ts';

/** The typed values of the form. */
export interface AddDebtForm extends DebtTermsForm {
  currentBalance: string;
}

export const EMPTY_DEBT_FORM: AddDebtForm = {
  name: '',
  accountNumber: '',
  currentBalance: '',
  originalBalance: '',
  minimumPayment: '',
  interestRate: '',
  dueDate: '',
};

/** Validates every field of the form, with an error message for each invalid one. */
export function validateDebtForm(
  form: AddDebtForm,
  words: AddDebtFormWords,
  termsWords: DebtTermsFieldsWords,
  formats: Formats,
): FormCheck<DebtRequest, AddDebtForm> {
  const terms = validateDebtTerms(form, termsWords, formats);
  const currentBalance = owedAmount(form.currentBalance);
  const errors: FormErrors<AddDebtForm> = {
    ...(!terms.ok && terms.errors),
    ...(!currentBalance && {
      currentBalance: amountError(
        form.currentBalance,
        words.balanceError,
        termsWords,
        formats,
        cents(1),
      ),
    }),
  };
  if (!terms.ok || !currentBalance) return { ok: false, errors };
  const { accountNumber, originalBalance, ...needed } = terms.value;
  return {
    ok: true,
    value: {
      ...needed,
      currentBalance,
      ...(accountNumber === '' ? {} : { accountNumber }),
      ...(originalBalance === undefined ? {} : { originalBalance }),
    },
  };
}
