import { aprFromPercent, parseCents, type Apr, type Cents } from '@dime-time/finance-core/money';
import type { DebtRequest } from '@dime-time/finance-core/contract';

/** The form as it is typed. */
export interface AddDebtForm {
  name: string;
  accountNumber: string;
  currentBalance: string;
  originalBalance: string;
  minimumPayment: string;
  interestRate: string;
  dueDate: string;
}

export type AddDebtErrors = { readonly [Field in keyof AddDebtForm]?: string };

export type AddDebtCheck = { ok: true; value: DebtRequest } | { ok: false; errors: AddDebtErrors };

export const EMPTY_DEBT_FORM: AddDebtForm = {
  name: '',
  accountNumber: '',
  currentBalance: '',
  originalBalance: '',
  minimumPayment: '',
  interestRate: '',
  dueDate: '',
};

const NAME_LENGTH = 100;
const ACCOUNT_NUMBER = /^[\w *-]{0,34}$/;
const PERCENT = /^\d{1,5}(\.\d{1,3})?$/;
const DAY = /^\d{1,2}$/;

/** Checks every field of the form and says at each what is wrong with it. */
export function checkDebtForm(form: AddDebtForm): AddDebtCheck {
  const name = form.name.trim();
  const accountNumber = form.accountNumber.trim();
  const currentBalance = amountOf(form.currentBalance);
  const originalBalance = amountOf(form.originalBalance);
  const hasOriginal = form.originalBalance.trim() !== '';
  const minimumPayment = amountOf(form.minimumPayment);
  const interestRate = rateOf(form.interestRate);
  const dueDate = DAY.test(form.dueDate.trim()) ? Number(form.dueDate) : 0;

  const badName = nameError(name);

  const errors: AddDebtErrors = {
    ...(badName !== undefined && { name: badName }),
    ...(!ACCOUNT_NUMBER.test(accountNumber) && {
      accountNumber: 'Use letters, digits, spaces, * and -, at most 34 of them.',
    }),
    ...(!currentBalance && { currentBalance: 'Enter what you owe now, such as 1234.56.' }),
    ...(hasOriginal &&
      originalBalance === undefined && {
        originalBalance: 'Enter an amount such as 1234.56, or leave it empty.',
      }),
    ...(minimumPayment === undefined && {
      minimumPayment: 'Enter what you must pay each month, such as 35.00.',
    }),
    ...(interestRate === undefined && {
      interestRate: 'Enter a yearly rate from 0 to 10000 percent, such as 24.99.',
    }),
    ...(!(dueDate >= 1 && dueDate <= 31) && { dueDate: 'Enter a day of the month, 1 to 31.' }),
  };
  if (
    Object.keys(errors).length > 0 ||
    currentBalance === undefined ||
    minimumPayment === undefined ||
    interestRate === undefined
  ) {
    return { ok: false, errors };
  }
  return {
    ok: true,
    value: {
      name,
      currentBalance,
      minimumPayment,
      interestRate,
      dueDate,
      ...(accountNumber === '' ? {} : { accountNumber }),
      ...(originalBalance === undefined ? {} : { originalBalance }),
    },
  };
}

function nameError(name: string): string | undefined {
  if (name === '') return 'Give the debt a name.';
  return name.length > NAME_LENGTH ? `Use at most ${NAME_LENGTH} characters.` : undefined;
}

/** An amount of zero or more; what a person typed is trimmed and otherwise taken literally. */
function amountOf(text: string): Cents | undefined {
  const amount = parseCents(text.trim());
  return amount !== undefined && amount >= 0 ? amount : undefined;
}

function rateOf(text: string): Apr | undefined {
  const percent = text.trim();
  if (!PERCENT.test(percent) || Number(percent) > 10_000) return undefined;
  return aprFromPercent(Number(percent));
}
